/**
 * The names of a field in imported files. The first of `columns` is also its name in `/catalogue.csv` and in messages.
 * If a file has several of the paths in `lheo`, the import uses the first of them.
 */
type Field = { columns: readonly string[]; lheo: readonly string[] };

const field = (columns: string[], ...lheo: string[]): Field => ({ columns, lheo });

export const COURSE_FIELDS: Readonly<Record<string, Field>> = {
  id: field(['Numéro de la formation', 'Référence', 'Réf', 'Code', 'Code formation', 'Id'], '@numero'),
  page: field(['Fiche', 'URL', 'Lien'], 'url-formation/urlweb'),
  title: field(['Formation', 'Intitulé', 'Titre', 'Nom', 'Libellé', 'Stage'], 'intitule-formation'),
  description: field(['Description', 'Descriptif', 'Résumé', 'Présentation', 'Accroche'], 'resume-contenu'),
  category: field(['Catégorie', 'Catégorie formation', 'Domaine', 'Thème', 'Famille']),
  duration: field(['Durée', 'Durée affichée'], 'action/duree-indicative'),
  eligibleForCPF: field(['Éligible au CPF', 'CPF', 'Éligible CPF']),
  createdOn: field(['Date de création', 'Créée le'], '@datecrea'),
  version: field(['Version']),
  updatedOn: field(['Mise à jour', 'Date de mise à jour', 'Modifiée le'], '@datemaj'),
  hours: field(
    ['Heures', 'Durée en heures', 'Nombre d’heures', 'Durée (h)', 'Durée (heures)', 'Nb heures'],
    'action/nombre-heures-total',
    'action/nombre-heures-centre',
  ),
  days: field(['Jours', 'Durée en jours', 'Nombre de jours', 'Durée (j)', 'Durée (jours)', 'Nb jours']),
  level: field(['Niveau']),
  pace: field(['Rythme', 'Horaires'], 'action/rythme-formation'),
  modality: field(['Modalité', 'Modalités', 'Type'], 'action/modalites-enseignement'),
  'group.smallest': field(['Effectif minimum', 'Minimum']),
  'group.largest': field(['Effectif maximum', 'Maximum']),
  audience: field(['Public', 'Public visé', 'Public concerné'], 'action/info-public-vise'),
  prerequisites: field(['Prérequis', 'Pré-requis'], 'action/conditions-specifiques'),
  objectives: field(['Objectifs', 'Objectifs pédagogiques', 'But'], 'objectif-formation'),
  modules: field(['Programme', 'Contenu', 'Modules'], 'contenu-formation'),
  access: field(['Modalités d’accès', 'Inscription'], 'action/modalites-recrutement', 'action/info-admission'),
  'delays.general': field(['Délais d’accès', 'Délai d’accès']),
  'delays.cpf': field(['Délai d’accès avec le CPF']),
  'price.amount': field(
    ['Tarif en euros', 'Tarif', 'Prix', 'Prix public', 'Coût'],
    'action/prix-total-TTC',
    'action/frais-ttc',
    'action/frais-ht',
  ),
  'price.unit': field(['Unité du tarif', 'Unité']),
  'price.tax': field(['TVA']),
  'price.detail': field(['Précision du tarif']),
  methods: field(['Méthodes', 'Méthodes mobilisées', 'Moyens pédagogiques'], 'action/modalites-pedagogiques'),
  'assessment.before': field(['Évaluation avant']),
  'assessment.during': field(['Évaluation pendant']),
  'assessment.after': field(['Évaluation après', 'Évaluation', 'Modalités d’évaluation']),
  accessibility: field(['Accessibilité', 'Handicap'], 'action/acces-handicapes', 'action/modalites-handicap'),
  'certification.code': field(
    ['Certification', 'Certif', 'Code RNCP', 'Code RS', 'RNCP/RS', 'Code RS / RNCP'],
    'certification/code-RNCP',
    'certification/code-RS',
  ),
  'certification.title': field(['Intitulé de la certification']),
  'certification.certifier': field(['Certificateur']),
  'certification.registeredOn': field(['Certification enregistrée le']),
  'certification.expiresOn': field(['Fin de la certification']),
  blocks: field(['Blocs de compétences']),
  equivalences: field(['Équivalences']),
  bridges: field(['Passerelles']),
  continuations: field(['Suites de parcours']),
  outcomes: field(['Débouchés']),
  'domain.formacode': field(['Formacode'], 'domaine-formation/code-FORMACODE'),
  'domain.nsf': field(['NSF'], 'domaine-formation/code-NSF'),
  'domain.rome': field(['ROME'], 'domaine-formation/code-ROME'),
  body: field(['Programme détaillé', 'Texte']),
  'session.start': field(['Premier jour', 'Date de début', 'Début', 'Du'], 'session/periode/debut'),
  'session.end': field(['Dernier jour', 'Date de fin', 'Fin', 'Au'], 'session/periode/fin'),
  'session.place': field(
    ['Lieu', 'Ville'],
    'action/lieu-de-formation/coordonnees/adresse/ville',
    'action/lieu-de-formation/coordonnees/ligne',
  ),
  'session.state': field(['Inscriptions'], 'session/etat-recrutement'),
  'session.seats': field(['Places', 'Nombre de places'], 'session/cycle/capacite-simultanee'),
  'session.booked': field(['Inscrits', 'Places prises']),
};

export const labelOf = (name: string): string => COURSE_FIELDS[name]?.columns[0] ?? name;

export const isOfSession = (name: string): boolean => name.startsWith('session.');
