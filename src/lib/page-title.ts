import { clip } from './clip.ts';

/** The length of a title that a tab and a search engine show whole. */
const LONGEST = 60;

/** A page's title with the brand: `pageTitle('Formations Bureautique', 'Cursive')` is « Formations Bureautique | Cursive ». */
export function pageTitle(title: string, brand: string): string {
  const suffix = ` | ${brand}`;
  return `${clip(title, LONGEST - suffix.length)}${suffix}`;
}
