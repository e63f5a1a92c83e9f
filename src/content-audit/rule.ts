import type { Finding, Location, Severity } from '#src/content-model/finding.ts';
import type { FieldPath } from '#src/lib/template.ts';
import type { Content, ContentText, CourseSheet } from './load-content.ts';

export type Rule = { severity: Severity; title: string; law: string; remedy: string };

export type AuditProblem = Location & Pick<Finding, 'found'>;

export type Subject = {
  content: Content;
  texts: readonly ContentText[];
  day: Date;
  env: Readonly<Record<string, string | undefined>>;
};

export type ContentRule = Rule & { find: (subject: Subject) => AuditProblem[] };

export type CourseRule = Rule & {
  findInCourse: (course: CourseSheet['sheet'], subject: Subject) => (readonly [path: FieldPath, found: string])[];
};

const LONGEST_EXCERPT = 160;

export function excerpt(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ').trim();
  return `« ${line.length > LONGEST_EXCERPT ? `${line.slice(0, LONGEST_EXCERPT - 1)}…` : line} »`;
}
