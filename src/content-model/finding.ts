import { countOf } from '#src/lib/french-numbers.ts';

/** An error stops a production build. A warning marks a false, doubtful or overdue value. A note informs. */
const SEVERITY_NAMES = { error: 'erreur', warning: 'avertissement', note: 'remarque' };
export type Severity = keyof typeof SEVERITY_NAMES;
const SEVERITIES = Object.keys(SEVERITY_NAMES) as Severity[];

export type Finding = {
  rule: string;
  severity: Severity;
  file: string;
  line?: number | undefined;
  /** `objectives[2]`; empty when the file as a whole is wrong. */
  field: string;
  title: string;
  found: string;
  allowed?: string;
  remedy: string;
  law?: string;
};

export type Problem = Pick<Finding, 'file' | 'line' | 'field' | 'found' | 'remedy'> & {
  allowed: string;
  severity?: 'error' | 'warning';
};

export type Message = Pick<Problem, 'found' | 'allowed' | 'remedy' | 'severity'>;

export const FILE_WRONG = 'file-wrong';

export const problemFinding = ({ severity = 'error', ...problem }: Problem): Finding => ({
  ...(severity === 'error'
    ? { rule: FILE_WRONG, title: 'Le site ne peut pas être construit' }
    : { rule: 'file-doubtful', title: 'À vérifier' }),
  severity,
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
