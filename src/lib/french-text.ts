/** Lower case without accents, so that `deja vu` finds « Déjà vu »: `fold('Été À l’œuvre')` is `ete a l'oeuvre`. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'");

/** The same with a capital first: `withCapital('à distance')` is « À distance ». */
export const withCapital = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

/** A part of a URL: `slugify('Intelligence Artificielle')` is `intelligence-artificielle`. */
export const slugify = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Puts no-break spaces where French wants them: `withNoBreakSpaces('Prix : 0 €')` keeps « Prix » and its colon on a line. Before
 * `;`, `!` and `?` it is the narrow one of printers.
 */
export const withNoBreakSpaces = (text: string): string =>
  text
    .replace(/ (?=[:»](?:\s|$|[),.*~]))/g, '\u00a0')
    .replace(/[ \u00a0](?=[;!?](?:\s|$|[),.*~]))/g, '\u202f')
    .replace(/« /g, '«\u00a0')
    .replace(/(?<=\d) (?=[€%]|\d{3}(?!\d))/g, '\u00a0');

/** `initialsOf('Jean-Marc Le Bihan')` is `JB`: first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('fr') ?? '').join('');
}

/**
 * A text cut to a length: its first sentences when they say enough, else its first words and an ellipsis.
 * `clip('Une phrase. Une autre.', 15)` is « Une phrase. ».
 */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max + 1);
  const sentences = /^.*[.!?…](?=\s)/su.exec(start)?.[0];
  if (sentences !== undefined && sentences.length >= max / 2) return sentences;
  const words = text.slice(0, max).replace(/[\s,;:]+\S*$/u, '');
  return `${words}…`;
}

/** The length of a title that a tab and a search engine show whole. */
const LONGEST = 60;

/** A page's title with the brand: `pageTitle('Formations Bureautique', 'Cursive')` is « Formations Bureautique | Cursive ». */
export function pageTitle(title: string, brand: string): string {
  const suffix = ` | ${brand}`;
  return `${clip(title, LONGEST - suffix.length)}${suffix}`;
}

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

/** Code and addresses, in which a sign is what it is. */
const AS_TYPED = /(`{3,}[\s\S]*?`{3,}|`[^`\n]+`|\S*:\/\/\S*)/;

const inProse = (text: string): string =>
  withNoBreakSpaces(
    text
      .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
      // Quotes after « = » belong to the attribute of a component.
      .replace(/(?<![=\p{L}\d])["“]([^"“”\n]+)["”](?![\p{L}\d])/gu, '«\u00a0$1\u00a0»'),
  );

/** A text with the signs of French, which no keyboard has: `C'est "prêt" !` becomes `C’est « prêt » !`, with no-break spaces. */
export const withFrenchSigns = (text: string): string =>
  text
    .split(AS_TYPED)
    .map((part, index) => (index % 2 === 0 ? inProse(part) : part))
    .join('');
