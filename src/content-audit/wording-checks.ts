const WORDING = { group: 'wording', severity: 'warning', rule: 'français', source: 'docs/guide-redaction.md' } as const;

/** Turns of phrase that slip in again and again, each with the one that this site uses. */
export const WORDING_CHECKS = {
  'breaking-space': {
    ...WORDING,
    title: 'Une espace ordinaire là où le français en veut une insécable',
    mend: 'collez ici l’espace insécable (U+00A0, U+202F devant ; ! ?), ou enregistrez le texte dans l’écran d’édition, qui la pose',
  },
  'capital-after-colon': {
    ...WORDING,
    title: 'Une majuscule après deux points',
    mend: 'écrivez une minuscule : après deux points, la phrase continue',
  },
  'comma-for-colon': {
    ...WORDING,
    title: 'Une virgule là où l’énumération veut deux points',
    mend: 'mettez deux points ; dans un fichier, la valeur se place alors entre apostrophes droites',
  },
  'delay-worded': {
    ...WORDING,
    title: 'Un délai qui ne fait pas une phrase',
    mend: 'citez le délai de content/requests.yaml, {{answer}} ou {{cpfAnswer}}, ou écrivez « sous 24 h, les jours ouvrés »',
  },
  'plus-sign': {
    ...WORDING,
    title: 'Un « + » après un nombre',
    mend: 'écrivez « plus de 5 000 », ou le nombre exact',
  },
  'mail-worded': {
    ...WORDING,
    title: 'Un autre mot que « courriel »',
    mend: 'écrivez « courriel », ou « adresse électronique »',
  },
  'answers-satisfied': {
    ...WORDING,
    title: 'Des réponses « satisfaites »',
    mend: 'écrivez : « 21 satisfaits sur 23 réponses (26 stagiaires) »',
  },
} as const;
