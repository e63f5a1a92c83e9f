const CLAIM = { group: 'claims', severity: 'warning' } as const;
/** A promise that the law forbids whoever makes it: the site does not go online with it. */
const OFFENCE = { group: 'claims', severity: 'error' } as const;

/** The claims of a training site that the law forbids or that are easily false, each with its way out. */
export const CLAIM_CHECKS = {
  'cpf-free': {
    ...OFFENCE,
    rule: 'R1',
    title: 'Le CPF n’est ni gratuit ni « 100 % »',
    source:
      'article L6352-13 du code du travail, décret n° 2026-234 sur la participation obligatoire, charte de déontologie du CPF',
    mend: 'écrivez : « Financement CPF possible ; participation obligatoire, sauf cas d’exonération », et renvoyez à la page Financement',
  },
  'cpf-budget': {
    ...OFFENCE,
    rule: 'R2',
    title: 'Un CPF ne paie pas au-delà du plafond du répertoire spécifique',
    source: 'article D6323-1 A du code du travail (décret n° 2026-127 du 24 février 2026)',
    mend: 'donnez le plafond en vigueur et ce qu’il reste à payer, ou retirez la fourchette',
  },
  'register-confused': {
    ...OFFENCE,
    rule: 'R3',
    title: 'RS et RNCP sont deux répertoires, et l’État ne « reconnaît » pas une certification RS',
    source: 'articles L6113-5, L6113-6 et L6352-13 du code du travail',
    mend: 'écrivez : « certification enregistrée au répertoire spécifique (RS) de France compétences » ou « au RNCP », selon la fiche',
  },
  'certificate-expired': {
    ...CLAIM,
    group: 'deadlines',
    rule: 'R4',
    title: 'Le certificat Qualiopi n’est plus valable',
    source: 'articles L121-4 (2°) du code de la consommation et L6316-1 du code du travail',
    mend: 'remplacez le certificat et ses dates dans content/site.yaml, ou retirez toute mention de Qualiopi, du CPF et des OPCO',
  },
  'cpf-too-soon': {
    ...CLAIM,
    rule: 'R5',
    title: 'Avec le CPF, une formation commence 11 jours ouvrés au plus tôt après la proposition',
    source: 'conditions générales de la plateforme Mon Compte Formation',
    mend: 'donnez deux délais : hors CPF, et « avec le CPF, 11 jours ouvrés au moins »',
  },
  scarcity: {
    ...OFFENCE,
    rule: 'R6',
    title: 'Une rareté qui n’est ni comptée ni datée',
    source: 'articles L121-2 et L121-4 (7°) du code de la consommation',
    mend: 'retirez ces mots : les places se lisent dans les sessions de la formation (sessions, sessionsUpdatedOn)',
  },
  'figure-typed': {
    ...CLAIM,
    rule: 'R7',
    title: 'Un chiffre écrit dans un texte, sans période ni échantillon',
    source: 'article L121-2 du code de la consommation ; Qualiopi, indicateur 2',
    mend: 'inscrivez le chiffre dans content/figures.yaml et citez son nom, ou retirez-le',
  },
  'review-undated': {
    ...CLAIM,
    rule: 'R8',
    title: 'Un avis sans ses dates, ou dit « vérifié »',
    source: 'articles L111-7-2 et D111-17, L121-4 (27° et 28°) du code de la consommation',
    mend: 'donnez la date de la formation (trainedAt) et celle de la publication (createdAt) ; dites comment l’avis a été contrôlé',
  },
  'reviewer-like-team': {
    ...CLAIM,
    rule: 'R8',
    title: 'Un avis signé d’un nom qui ressemble à celui d’une personne de l’équipe',
    source: 'articles L121-4 (27° et 28°) du code de la consommation',
    mend: 'un lecteur croira l’avis écrit par l’équipe : donnez plus du nom, ou publiez un autre avis',
  },
  'quality-mark-misplaced': {
    ...CLAIM,
    rule: 'R9',
    title: 'La marque Qualiopi sur la page d’une formation',
    source: 'charte d’usage de la marque Qualiopi (articles L6316-1 et suivants du code du travail)',
    mend: 'retirez-la d’ici : elle se montre sur les pages de l’organisme, avec la catégorie d’actions certifiée',
  },
  'enrolment-gift': {
    ...OFFENCE,
    rule: 'R10',
    title: 'Un avantage en échange d’une inscription',
    source: 'loi n° 2023-451 du 9 juin 2023, décret n° 2026-233 du 30 mars 2026, charte de déontologie du CPF',
    mend: 'présentez-le comme une part de la formation, la même pour tous, ou retirez-le',
  },
  'partnership-unsaid': {
    ...CLAIM,
    rule: 'R10',
    title: 'Une page de créateur sans toutes ses mentions',
    source: 'article 5 de la loi n° 2023-451 du 9 juin 2023, décret n° 2026-233 du 30 mars 2026',
    mend: 'dites « publicité » ou « collaboration commerciale », le financement public, la participation, et moncompteformation.gouv.fr',
  },
  'third-party': {
    ...CLAIM,
    rule: 'R11',
    title: 'Un contenu d’un autre site, chargé avant tout consentement',
    source: 'article 82 de la loi n° 78-17 du 6 janvier 1978 (Informatique et Libertés)',
    mend: 'déposez l’image dans content/images, ou donnez un lien au lieu du cadre',
  },
  'consent-forced': {
    ...CLAIM,
    rule: 'R12',
    title: 'Un consentement forcé, ou un formulaire sans information',
    source:
      'articles 7 et 13 du règlement (UE) 2016/679 (RGPD), article L34-5 du code des postes et des communications électroniques',
    mend: 'informez sous le formulaire, et demandez l’accord aux offres par une case à part, facultative et non cochée',
  },
  'jurisdiction-clause': {
    ...CLAIM,
    rule: 'R15',
    title: 'Une clause de compétence opposée aux consommateurs',
    source: 'articles R631-3 et R212-2 (10°) du code de la consommation, article 48 du code de procédure civile',
    mend: 'limitez la clause aux professionnels : « Un consommateur peut saisir la juridiction de son choix parmi celles que la loi désigne »',
  },
  'legal-page-missing': {
    ...CLAIM,
    rule: 'R15',
    title: 'Une page obligatoire manque',
    source: 'article 1-1 de la loi n° 2004-575 du 21 juin 2004, article R616-1 du code de la consommation',
    mend: 'ajoutez ce fichier dans content/legal',
  },
  'cpf-data-asked': {
    ...OFFENCE,
    rule: 'R16',
    title: 'Les droits ou les identifiants d’un compte CPF demandés au visiteur',
    source: 'article L6323-8-1 du code du travail',
    mend: 'écrivez : « Consultez votre solde sur moncompteformation.gouv.fr », et parlez de « faire le point sur votre financement »',
  },
  'promise-unproved': {
    ...OFFENCE,
    rule: 'preuve',
    title: 'Une qualité ou un résultat promis sans preuve',
    source: 'articles L121-2 du code de la consommation et L6352-13 du code du travail',
    mend: 'dites ce qui se vérifie : un métier, un titre, un exercice, un chiffre de content/figures.yaml',
  },
} as const;
