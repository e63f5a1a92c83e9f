import { fold } from '#src/lib/french-text.ts';

/** Words that say nothing of what is looked for. */
const STOP_WORDS = new Set(
  (
    'a au aux avec ce ces chez comment cours d dans de des du elle en est et etre faire faut formation formations il ' +
    'ils j je l la le les leur ma mes mon n ne nos notre nous on ou par pas pour puis quand que quel quelle qui s sa ' +
    'sans savoir se ses si son sur t te un une vos votre vous y apprendre debuter stage'
  ).split(' '),
);

/** `['excel', 'croise']` for « Excel : les croisés ». Plurals lose their mark, so that one form finds the other. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !STOP_WORDS.has(word))
    .map(singular);

/** `tableaux` → `tableau`, `reseaux` → `reseau`, `journaux` → `journal`, `virus` stays. */
export function singular(word: string): string {
  if (word.length < 4) return word;
  if (/(eau|eu|ou)x$/.test(word)) return word.slice(0, -1);
  if (word.endsWith('aux')) return `${word.slice(0, -3)}al`;
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}
