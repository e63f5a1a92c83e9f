import { pageTitle } from './french-text.ts';

/** Gives the open page another title, said as the build says its own. */
export function showTitle(title: string): void {
  const brand = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';
  document.title = pageTitle(title, brand);
}
