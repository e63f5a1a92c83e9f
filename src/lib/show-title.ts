import { pageTitle } from './french-text.ts';

export function showTitle(title: string): void {
  const brand = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';
  document.title = pageTitle(title, brand);
}
