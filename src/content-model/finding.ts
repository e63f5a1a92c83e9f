import { countOf } from '#src/lib/french-numbers.ts';
import type { FieldPath } from '#src/lib/template.ts';

const SEVERITY_NAMES = { error: 'erreur', warning: 'avertissement', note: 'remarque' };
export type Severity = keyof typeof SEVERITY_NAMES;
const SEVERITIES = Object.keys(SEVERITY_NAMES) as Severity[];

export type Finding = {
  rule: string;
  severity: Severity;
  file: string;
  line?: number | undefined;
  /** `objectives[2]` for the second item. Empty for a whole file or a line of a text. */
  field: string;
  path?: FieldPath;
  title: string;
  found: string;
  allowed?: string;
  remedy: string;
  law?: string;
};

/** `path` leads to a field. It is empty or absent if the problem concerns a whole file or a line of a text. */
export type Location = { file: string; line?: number | undefined; path?: FieldPath };

export type ProblemText = { found: string; allowed: string; remedy: string; severity?: 'error' | 'warning' };
export type Problem = Location & ProblemText;

export const formatField = (path: FieldPath = []): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

export const FILE_WRONG = 'file-wrong';

export const problemFinding = ({ severity = 'error', ...problem }: Problem): Finding => ({
  ...(severity === 'error'
    ? { rule: FILE_WRONG, title: 'Le site ne peut pas être construit' }
    : { rule: 'file-doubtful', title: 'À vérifier' }),
  severity,
  field: formatField(problem.path),
  ...problem,
});

const collator = new Intl.Collator('fr', { numeric: true });

export const compareFindings = (one: Finding, other: Finding): number =>
  SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
  collator.compare(one.rule, other.rule) ||
  collator.compare(one.file, other.file);

export function findingCounts(findings: readonly Pick<Finding, 'severity'>[]): string {
  const counts = SEVERITIES.flatMap((severity) => {
    const { length } = findings.filter((finding) => finding.severity === severity);
    return length === 0 ? [] : countOf(length, SEVERITY_NAMES[severity]);
  });
  return counts.length === 0 ? 'rien à signaler' : counts.join(', ');
}
