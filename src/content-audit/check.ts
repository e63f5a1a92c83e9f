/** An error keeps the site offline; a warning is doubtful, false or overdue; a note is worth knowing. */
export const SEVERITIES = ['error', 'warning', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const SEVERITY_NAMES: Record<Severity, readonly [one: string, many: string]> = {
  error: ['erreur', 'erreurs'],
  warning: ['avertissement', 'avertissements'],
  note: ['remarque', 'remarques'],
};

/** What the owner's report calls each family of checks, in its order. */
export const GROUPS = {
  files: 'Fichiers à corriger',
  claims: 'Ce que le droit interdit, ou que les faits démentent',
  references: 'Renvois qui ne mènent plus nulle part',
  indicators: 'Qualiopi, indicateurs 1 à 3',
  deadlines: 'Échéances : certificat, certifications, sessions',
  figures: 'Chiffres publiés',
  rules: 'Montants fixés par la loi',
  freshness: 'Pages à relire',
  wording: 'Français à corriger',
  pictures: 'Images',
  placeholders: 'Valeurs d’exemple à remplacer',
  settings: 'Variables d’environnement',
} as const;

export type GroupId = keyof typeof GROUPS;

/** One thing that the owner's report looks for. */
export type Check = {
  group: GroupId;
  severity: Severity;
  rule: string;
  /** What is wrong, in a few words. */
  title: string;
  /** The law or the rule, named so that anyone finds it. */
  source: string;
  /** What to write or to do. */
  mend: string;
};
