import { fold } from '#src/lib/french-text.ts';
import type { Finding, Severity } from '#src/content-model/finding.ts';
import type { ContentText } from './content-texts.ts';
import type { Content, CourseSheet } from './load-content.ts';

export type Rule = {
  severity: Severity;
  title: string;
  law: string;
  mend: string;
};

/** The amounts of the CPF that are in force on the day of the report, and the highest cap so far of the specific register. */
export type Amounts = {
  participation?: number;
  caps: readonly { register: string; amount: number | null }[];
  highestCap: number;
};

type Words = {
  /** One pattern must match; where a pattern is a list, all of the list. */
  any: readonly (RegExp | readonly RegExp[])[];
  not?: RegExp;
  per?: 'sentence' | 'paragraph';
  test?: (text: string, amounts: Amounts) => boolean;
};

/** A rule on words. Patterns read text in lower case without accents. */
export type WordRule = Rule & {
  /** Folders and files of `content/` in which these words claim nothing. */
  skip?: readonly string[];
  words: Words;
};

export type Hit = Pick<Finding, 'file' | 'field' | 'line' | 'found'>;

export type Subject = {
  content: Content;
  texts: readonly ContentText[];
  day: Date;
  env: Readonly<Record<string, string | undefined>>;
};

/** A rule on the whole content. */
export type ContentRule = Rule & { find: (subject: Subject) => Hit[] };

/** A rule on one course: what is wrong in which field. */
export type CourseRule = Rule & {
  findInCourse: (course: CourseSheet['sheet'], subject: Subject) => (readonly [field: string, found: string])[];
};

/** The ends of sentences, of list items and of table cells. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…])\s+|\n\s*(?:[-*|>]|\d+\.)|\s\|\s/);
const spaced = (text: string): string => text.replace(/\s+/g, ' ');

const LONGEST_EXCERPT = 160;

export function excerpt(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ').trim();
  return `« ${line.length > LONGEST_EXCERPT ? `${line.slice(0, LONGEST_EXCERPT - 1)}…` : line} »`;
}

const isMatch = ({ any, not, test }: Words, text: string, amounts: Amounts): boolean =>
  any.some((pattern) => [pattern].flat().every((one) => one.test(text))) &&
  !not?.test(text) &&
  (test?.(text, amounts) ?? true);

/** The rules that a text breaks, each with the first sentence that breaks it. */
export function brokenWordRules<Id extends string>(
  rules: readonly (readonly [id: Id, rule: WordRule])[],
  { kind, text }: Pick<ContentText, 'kind' | 'text'>,
  amounts: Amounts,
): { id: Id; found: string }[] {
  const folded = fold(text);
  const paragraph = { folded: [spaced(folded)], written: [text] };
  const sentences = { folded: sentencesOf(folded).map(spaced), written: sentencesOf(text) };
  return rules.flatMap(([id, { skip = [], words }]) => {
    if (skip.includes(kind)) return [];
    const pieces = words.per === 'paragraph' ? paragraph : sentences;
    const at = pieces.folded.findIndex((piece) => isMatch(words, piece, amounts));
    return at === -1 ? [] : [{ id, found: excerpt(pieces.written[at] ?? text) }];
  });
}
