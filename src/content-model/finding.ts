/** An error keeps the site offline; a warning is doubtful, false or overdue; a note is worth knowing. */
const SEVERITIES = ['error', 'warning', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

const SEVERITY_NAMES: Record<Severity, readonly [one: string, many: string]> = {
  error: ['erreur', 'erreurs'],
  warning: ['avertissement', 'avertissements'],
  note: ['remarque', 'remarques'],
};

/** What is wrong in one place of the content. */
export type Finding = {
  /** `cpf-free` */
  rule: string;
  severity: Severity;
  /** `content/courses/excel.md` */
  file: string;
  /** Counted from 1. */
  line?: number | undefined;
  /** `objectives[2]`; empty when the file as a whole is wrong. */
  field: string;
  title: string;
  found: string;
  /** What may stand there, in a file that has to be corrected before the site is built. */
  allowed?: string;
  mend: string;
  law?: string;
};

/** What is wrong with a file, before `checkContent` makes a finding of it. */
export type Problem = Pick<Finding, 'file' | 'line' | 'field' | 'found' | 'mend'> & {
  allowed: string;
  severity?: 'error' | 'warning';
};

/** The rule of errors without which a site can't be built. */
export const FILE_WRONG = 'file-wrong';

export const problemFinding = ({ severity = 'error', ...problem }: Problem): Finding => ({
  ...(severity === 'error'
    ? { rule: FILE_WRONG, title: 'Le site ne peut pas être construit' }
    : { rule: 'file-doubtful', title: 'À vérifier' }),
  severity,
  ...problem,
});

const alphabet = new Intl.Collator('fr', { numeric: true });

/** The gravest first, then by rule and by file. */
export const inOrder = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted(
    (one, other) =>
      SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
      alphabet.compare(one.rule, other.rule) ||
      alphabet.compare(one.file, other.file),
  );

/** « 2 erreurs, 14 avertissements, 3 remarques »; what is none is left out. */
export function countFindings(findings: readonly Pick<Finding, 'severity'>[]): string {
  const counts = SEVERITIES.flatMap((severity) => {
    const total = findings.filter((finding) => finding.severity === severity).length;
    return total === 0 ? [] : [`${total} ${SEVERITY_NAMES[severity][total === 1 ? 0 : 1]}`];
  });
  return counts.length === 0 ? 'rien à signaler' : counts.join(', ');
}
