import { fold } from '#src/lib/french-text.ts';
import type { Finding, Location, Severity } from '#src/content-model/finding.ts';
import type { FieldPath } from '#src/lib/template.ts';
import type { Content, ContentText, CourseSheet } from './load-content.ts';

export type Rule = { severity: Severity; title: string; law: string; remedy: string };

/** The CPF amounts on the day of the audit, and the highest cap of the specific register until that day. */
export type Amounts = {
  participation?: number;
  caps: readonly { register: string; amount: number | null }[];
  highestCap: number;
};

type Condition = {
  /** One item must match. If an item is a list, all its patterns must match. */
  any: readonly (RegExp | readonly RegExp[])[];
  not?: RegExp;
  per?: 'sentence' | 'paragraph';
  test?: (text: string, amounts: Amounts) => boolean;
};

/** A rule about words. Patterns match text in lower case without accents. */
export type WordRule = Rule & {
  skip?: readonly string[];
  words: Condition;
};

export type AuditProblem = Location & Pick<Finding, 'found'>;

export type Subject = {
  content: Content;
  texts: readonly ContentText[];
  day: Date;
};

export type ContentRule = Rule & { find: (subject: Subject) => AuditProblem[] };

export type CourseRule = Rule & {
  findInCourse: (course: CourseSheet['sheet'], subject: Subject) => (readonly [path: FieldPath, found: string])[];
};

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…])\s+|\n\s*(?:[-*|>]|\d+\.)|\s\|\s/);
const withSingleSpaces = (text: string): string => text.replace(/\s+/g, ' ');

const LONGEST_EXCERPT = 160;

export function excerpt(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ').trim();
  return `« ${line.length > LONGEST_EXCERPT ? `${line.slice(0, LONGEST_EXCERPT - 1)}…` : line} »`;
}

const isMatch = ({ any, not, test }: Condition, text: string, amounts: Amounts): boolean =>
  any.some((pattern) => [pattern].flat().every((one) => one.test(text))) &&
  !not?.test(text) &&
  (test?.(text, amounts) ?? true);

export function brokenWordRules(
  rules: Readonly<Record<string, WordRule>>,
  { kind, text }: Pick<ContentText, 'kind' | 'text'>,
  amounts: Amounts,
) {
  const folded = fold(text);
  const paragraph = { folded: [withSingleSpaces(folded)], written: [text] };
  const sentences = { folded: sentencesOf(folded).map(withSingleSpaces), written: sentencesOf(text) };
  return Object.entries(rules).flatMap(([id, rule]) => {
    const { skip = [], words } = rule;
    if (skip.includes(kind)) return [];
    const pieces = words.per === 'paragraph' ? paragraph : sentences;
    const at = pieces.folded.findIndex((piece) => isMatch(words, piece, amounts));
    return at === -1 ? [] : [{ id, rule, found: excerpt(pieces.written[at] ?? text) }];
  });
}
