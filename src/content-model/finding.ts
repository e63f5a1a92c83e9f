/** An error keeps the site offline; a warning is doubtful, false or overdue; a note is worth knowing. */
const SEVERITIES = ['error', 'warning', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

const SEVERITY_NAMES: Record<Severity, readonly [one: string, many: string]> = {
  error: ['erreur', 'erreurs'],
  warning: ['avertissement', 'avertissements'],
  note: ['remarque', 'remarques'],
};

/** The sections of the report, in its order. */
export const GROUPS = {
  files: 'Fichiers à corriger',
  claims: 'Ce que le droit interdit, ou que les faits démentent',
  deadlines: 'Échéances : certificat, certifications, sessions',
  rules: 'Montants fixés par la loi',
  figures: 'Chiffres publiés',
  indicators: 'Qualiopi, indicateurs 1 à 3',
  pictures: 'Images',
  freshness: 'Pages à relire',
  exports: 'Catalogue LHÉO (/lheo.xml)',
  placeholders: 'Valeurs d’exemple à remplacer',
} as const;
export type GroupId = keyof typeof GROUPS;

/** What is wrong in one place of the content. */
export type Finding = {
  /** `cpf-free` */
  rule: string;
  group: GroupId;
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

export const problemFinding = ({ severity = 'error', ...problem }: Problem): Finding => ({
  ...(severity === 'error'
    ? { rule: 'file-wrong', title: 'Le site ne peut pas être construit' }
    : { rule: 'file-doubtful', title: 'À vérifier' }),
  group: 'files',
  severity,
  ...problem,
});

const GROUP_ORDER = Object.keys(GROUPS);
const alphabet = new Intl.Collator('fr', { numeric: true });

/** By group, then the gravest first, then by rule and by file. */
export const inOrder = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted(
    (one, other) =>
      GROUP_ORDER.indexOf(one.group) - GROUP_ORDER.indexOf(other.group) ||
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
