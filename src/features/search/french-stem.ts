import { fold } from '#src/lib/french-text.ts';

/** French suffixes. A suffix precedes the shorter suffixes that it ends with: `issement`, then `ement`. */
const ENDINGS = [
  'issement|isation|ication|abilite|ibilite|icateur|issage',
  'ement|ateur|atrice|ation|ition|icien|erie',
  'aire|able|ible|ance|ence|euse|ante|iser|iere|ique|isme|iste',
  'ment|rice|eur|age|ant|ure|ite|ive|ier|ie|if',
  'er|ez|ir|ee|e|x',
]
  .join('|')
  .split('|')
  .map((ending) => new RegExp(`^(.{5,})${ending}$`));

/** `tableaux` → `tableau`, `reseaux` → `reseau`, `journaux` → `journal`, `virus` stays. */
function singular(word: string): string {
  if (word.length < 4) return word;
  if (/(eau|eu|ou)x$/.test(word)) return word.slice(0, -1);
  if (word.endsWith('aux')) return `${word.slice(0, -3)}al`;
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Turns `programmer` into `program`. Expects a folded, singular word. */
export function stem(word: string): string {
  for (const ending of ENDINGS) {
    const root = ending.exec(word)?.[1];
    if (root !== undefined) return root.replace(/(?<=.{5})i$/, '').replace(/(.)\1$/, '$1');
  }
  return word;
}

/** `['formule', 'd', 'excel']` for « Formules d’Excel ». */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map(singular);

const HYPHENATED = /[a-z0-9]+(?:-[a-z0-9]+)+/g;

export const joinedWordsOf = (text: string): string[] =>
  (fold(text).match(HYPHENATED) ?? []).map((word) => singular(word.replaceAll('-', '')));

/** Joins two words that the texts spell as one: `['wifi']` for « wi fi » and « wi-fi ». */
export function wordJoiner(texts: readonly string[]): (query: string) => string[] {
  const words = new Set(texts.flatMap((text) => wordsOf(fold(text).replace(HYPHENATED, ' '))));
  const hyphenated = new Set(texts.flatMap(joinedWordsOf));
  const isWord = (part: string) => part.length > 1 && words.has(part);
  return (query) => {
    const joined: string[] = [];
    for (const word of wordsOf(query)) {
      const last = joined.at(-1) ?? '';
      const whole = singular(last + word);
      const isOne = words.has(whole) || (hyphenated.has(whole) && !(isWord(last) && isWord(word)));
      if (last !== '' && isOne) joined[joined.length - 1] = whole;
      else joined.push(word);
    }
    return joined;
  };
}
