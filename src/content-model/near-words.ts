import { distance } from 'fastest-levenshtein';
import { fold } from '#src/lib/french-text.ts';

/** Letters that a typing error adds, drops or changes; more of them make another word. */
const TYPING_ERROR = 2;

/** Whether two words differ by no more than that, capitals and accents apart. */
export const isNear = (word: string, other: string): boolean =>
  word !== other && distance(fold(word), fold(other)) <= TYPING_ERROR;
