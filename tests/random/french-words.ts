import fc from 'fast-check';

/** Words that a site must show as typed: with ligatures, emoji, other scripts, or signs of Markdown and HTML. */
const ODD_WORDS =
  "l'œuvre aujourd'hui cœur Lætitia ﬁche naïve Noël ½ ≥ → 🚀 👩🏽‍💻 ✅ 日本語 العربية \u00AD \uFEFF & < > # * _ | $x$ @ % \\ e\u0301 1er 2e 12\u00a0% n°\u00a04 anticonstitutionnellement interdépartementalisation pneumonoultramicroscopicsilicovolcanoconiosis".split(
    ' ',
  );
const WORDS =
  'le stage atelier une pratique outil avec et pour client dossier gérer écrire équipe méthode sécurité réseau données tableau bilan suivi projet'.split(
    ' ',
  );
/** Ends of sentences with ordinary spaces. The site replaces these spaces by French no-break spaces. */
const MARKS = [' ?', ' !', ' : oui', ' ; non', '.', ''];

const word = fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...WORDS) }, fc.constantFrom(...ODD_WORDS));

/**
 * A sentence begins with one of `WORDS`, not with a sign such as `%`: the site may put a number before the sentence, and
 * `french.test.ts` refuses `5 %` with an ordinary space. A sentence has at least three words, so that few repeat.
 */
const sentence = (words: number) =>
  fc
    .tuple(fc.constantFrom(...WORDS), fc.array(word, { minLength: 2, maxLength: words - 1 }), fc.constantFrom(...MARKS))
    .map(([first, others, mark]) => `${[first, ...others].join(' ')}${mark}`);

/** Fills a text to an exact length with words. */
const filled = (text: string, length: number): string =>
  text
    .padEnd(length, ` ${WORDS.join(' ')}`)
    .slice(0, length)
    .replace(/[\s:;!?]+$/, (end) => 'e'.repeat(end.length));

const cut = (text: string, min: number, max: number): string => {
  const short = text
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
  return short.length < min ? filled(short, min) : short;
};

/** French text of `min` to `max` characters: mostly a few words, sometimes of the least or the greatest length. */
export const frenchText = (min: number, max: number): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 8, arbitrary: sentence(8).map((text) => cut(text, min, max)) },
    { weight: 1, arbitrary: sentence(4).map((text) => filled(text, Math.min(max, 2000))) },
    { weight: 1, arbitrary: fc.stringMatching(/^[A-Z][a-z][a-z0-9]$/).map((text) => cut(text, min, max)) },
  );

/** A name for a file: `stage-reseau`. */
export const slug = fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }).map((words) =>
  words
    .join('-')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9-]/g, ''),
);
