/** Lower case, without accents, ligatures and invisible signs: `fold('Été À l’œuvre')` is `ete a l'oeuvre`. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{Diacritic}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('\u2010', '-')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'");

/** Keeps the capitals of an acronym, as in « DRH à temps partagé ». */
export const lowerFirst = (text: string): string => text.replace(/^.(?!\p{Lu})/u, (letter) => letter.toLowerCase());

export const withCapital = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

export const slugify = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const withNoBreakSpaces = (text: string): string =>
  text
    .replace(/ (?=[:»](?:\s|$|[),.*~]))/g, '\u00a0')
    .replace(/[ \u00a0](?=[;!?](?:\s|$|[),.*~]))/g, '\u202f')
    .replace(/« /g, '«\u00a0')
    .replace(/(?<=\d) (?=[€%]|\d{3}(?!\d))/g, '\u00a0');

/** A place with its preposition: « à Angers », « au Mans », « aux Herbiers ». */
export const atTown = (town: string): string => `à ${town}`.replace('à Les ', 'aux ').replace('à Le ', 'au ');

export const ORDINAL_ENDING = /(?<=\b1)er\b/;

export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\d]/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('fr') ?? '').join('');
}

/** Cuts a text after a sentence, or after a word if the sentences fill less than half of `max` characters. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max + 1);
  const sentences = /^.*[.!?…](?=\s)/su.exec(start)?.[0];
  if (sentences !== undefined && sentences.length >= max / 2) return sentences;
  const words = text.slice(0, max - 1).replace(/[\s,;:]+\S*$/u, '');
  return `${words}…`;
}

/** Search engines cut longer titles. */
const MAX_TITLE_LENGTH = 60;
/** A title keeps this many characters before a long brand. With fewer, the titles of several pages could be equal. */
const OWN_TITLE_LENGTH = 30;

export function pageTitle(title: string, brand: string): string {
  const suffix = ` | ${brand}`;
  const room = Math.max(OWN_TITLE_LENGTH, MAX_TITLE_LENGTH - suffix.length);
  const clauses = /^.*(?=[:;,])/u.exec(title.slice(0, room + 1))?.[0].trimEnd() ?? '';
  return `${title.length > room && clauses.length >= room / 2 ? clauses : clip(title, room)}${suffix}`;
}

export const haveOwnSlugs = (names: readonly string[]): boolean => new Set(names.map(slugify)).size === names.length;

/** Makes a slug of a query value, which a newsletter may have encoded twice. */
export function addressSlug(value: string): string {
  try {
    return slugify(decodeURIComponent(value));
  } catch {
    return slugify(value);
  }
}

/**
 * Finds « Bureautique » for `bureautique` and `Bureautique&utm_source=lettre`: some newsletters send `%26` for `&`.
 * Returns the slug of a value that is not known.
 */
export function knownValue(value: string, known: readonly string[]): string {
  const whole = addressSlug(value);
  const first = addressSlug(value.replace(/(&|%26).*$/, ''));
  return known.find((each) => [whole, first].includes(slugify(each))) ?? first;
}

const AS_TYPED = /(`{3,}[\s\S]*?`{3,}|`[^`\n]+`|\S*:\/\/\S*)/;

const inProse = (text: string): string =>
  withNoBreakSpaces(
    text
      .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
      // Skips the quotes of attributes (after `=`), of calls such as `print("a")`, and around paths.
      .replace(/(?<![=\p{L}\d]|[\w)]\(|\(\) )["“](?!\/)([^"“”\n]+)["”](?![\p{L}\d])/gu, '«\u00a0$1\u00a0»'),
  );

export const withFrenchSigns = (text: string): string =>
  text
    .split(AS_TYPED)
    .map((part, index) => (index % 2 === 0 ? inProse(part) : part))
    .join('');
