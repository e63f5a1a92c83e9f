import { slugify } from './french-text.ts';

/** A value of an address as a slug, whatever a newsletter or a person has made of its case, accents and spaces, or encoded twice. */
export function addressSlug(value: string): string {
  try {
    return slugify(decodeURIComponent(value));
  } catch {
    return slugify(value);
  }
}

/** The known value that an address means: « Bureautique » for `bureautique`; else the value as it is. */
export const knownValue = (value: string, known: readonly string[]): string =>
  known.find((each) => slugify(each) === addressSlug(value)) ?? value;
