import { closest, distance } from 'fastest-levenshtein';

/** The command was not written as it has to be. Its message is meant for the person who typed it. */
export class Misuse extends Error {}

/** « Commande inconnue : lst. Vouliez-vous dire list ? » for `unknownWord('Commande', 'lst', ['list', 'show'])`. */
export function unknownWord(what: string, typed: string, known: readonly string[]): Misuse {
  const nearest = closest(typed, known);
  const isNear = distance(typed, nearest) <= Math.max(2, typed.length / 3);
  const proposal = isNear ? `Vouliez-vous dire ${nearest}\u00A0?` : `Possibles\u00A0: ${known.join(', ')}.`;
  return new Misuse(`${what} inconnue\u00A0: ${typed}. ${proposal}`);
}
