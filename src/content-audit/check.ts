/** An error keeps the site offline; a warning is doubtful, false or overdue; a note is worth knowing. */
export const SEVERITIES = ['error', 'warning', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const SEVERITY_NAMES: Record<Severity, readonly [one: string, many: string]> = {
  error: ['erreur', 'erreurs'],
  warning: ['avertissement', 'avertissements'],
  note: ['remarque', 'remarques'],
};

/** The families of checks, as the owner's report calls them: what stops the site, what can be fined, then the rest. */
export const GROUPS = {
  files: 'Fichiers à corriger',
  claims: 'Ce que le droit interdit, ou que les faits démentent',
  deadlines: 'Échéances : certificat, certifications, sessions',
  rules: 'Montants fixés par la loi',
  figures: 'Chiffres publiés',
  indicators: 'Qualiopi, indicateurs 1 à 3',
  pictures: 'Images',
  freshness: 'Pages à relire',
  references: 'Renvois qui ne mènent plus nulle part',
  wording: 'Français à corriger',
  placeholders: 'Valeurs d’exemple à remplacer',
} as const;

export type GroupId = keyof typeof GROUPS;

/** The subjects of the rules that `allowClaims` names by a letter and a number. */
const RULE_NAMES: Readonly<Record<string, string>> = {
  R1: 'gratuité',
  R2: 'plafond du CPF',
  R3: 'répertoires',
  R4: 'certificat qualité',
  R5: 'délai du CPF',
  R6: 'places',
  R7: 'chiffres',
  R8: 'avis',
  R9: 'marque Qualiopi',
  R10: 'cadeaux et partenariats',
  R11: 'contenus d’autres sites',
  R12: 'consentement',
  R13: 'fiche complète',
  R14: 'prix',
  R15: 'mentions',
  R16: 'données du CPF',
  I1: 'indicateur 1',
  I2: 'indicateur 2',
  I3: 'indicateur 3',
};

/** « gratuité (R1) »: a rule as a reader knows it, with what `allowClaims` calls it. */
export const ruleName = (rule: string): string =>
  RULE_NAMES[rule] === undefined ? rule : `${RULE_NAMES[rule]} (${rule})`;

/** One thing that the owner's report looks for. */
export type Check = {
  group: GroupId;
  severity: Severity;
  rule: string;
  /** The problem, in a few words. */
  title: string;
  /** The law or the rule, named so that anyone finds it. */
  source: string;
  /** The words to write, or the thing to do. */
  mend: string;
};
