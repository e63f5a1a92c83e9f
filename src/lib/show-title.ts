import { pageTitle } from './french-text.ts';

/** Sets the title of the page, with the brand as in built titles. */
export function showTitle(title: string): void {
  const brand = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';
  document.title = pageTitle(title, brand);
}
