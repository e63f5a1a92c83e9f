import { markdownOf, plainLine, plainList } from './markdown.ts';
import {
  readCodes,
  readDay,
  readFull,
  readModality,
  readModules,
  readNumber,
  readPlace,
  readTax,
  readUnit,
  readYesNo,
} from './values.ts';

export type Field = {
  /** The names of its column: that of `/catalogue.csv` first, then those of other software. */
  columns: readonly string[];
  /** Its element in LHÉO 2.3, from `formation` on. */
  lheo?: string;
  read: (text: string) => unknown;
};

/** How each field of a course, and of its sessions, is read. */
export const FIELDS: Readonly<Record<string, Field>> = {
  id: {
    columns: ['Numéro de la formation', 'Référence', 'Code', 'Code formation', 'Id'],
    lheo: '@numero',
    read: plainLine,
  },
  page: { columns: ['Fiche', 'URL', 'Lien'], lheo: 'url-formation/urlweb', read: plainLine },
  title: {
    columns: ['Formation', 'Intitulé', 'Titre', 'Nom de la formation', 'Libellé'],
    lheo: 'intitule-formation',
    read: plainLine,
  },
  description: { columns: ['Description', 'Résumé', 'Présentation', 'Accroche'], read: plainLine },
  category: { columns: ['Catégorie', 'Domaine', 'Thème', 'Famille'], read: plainLine },
  duration: { columns: ['Durée', 'Durée affichée'], lheo: 'action/duree-indicative', read: plainLine },
  eligibleForCPF: { columns: ['Éligible au CPF', 'CPF', 'Éligible CPF'], read: readYesNo },
  createdOn: { columns: ['Date de création', 'Créée le'], lheo: '@datecrea', read: readDay },
  version: { columns: ['Version'], read: plainLine },
  updatedOn: { columns: ['Mise à jour', 'Date de mise à jour', 'Modifiée le'], lheo: '@datemaj', read: readDay },
  hours: {
    columns: ['Heures', 'Durée en heures', 'Nombre d’heures', 'Durée (h)'],
    lheo: 'action/nombre-heures-total',
    read: readNumber,
  },
  days: { columns: ['Jours', 'Durée en jours', 'Nombre de jours', 'Durée (j)'], read: readNumber },
  level: { columns: ['Niveau'], read: plainLine },
  pace: { columns: ['Rythme', 'Horaires'], lheo: 'action/rythme-formation', read: plainLine },
  modality: { columns: ['Modalité', 'Modalités', 'Type'], lheo: 'action/modalites-enseignement', read: readModality },
  'group.smallest': { columns: ['Effectif minimum', 'Minimum'], read: readNumber },
  'group.largest': { columns: ['Effectif maximum', 'Maximum'], read: readNumber },
  audience: { columns: ['Public', 'Public visé', 'Public concerné'], lheo: 'action/info-public-vise', read: plainLine },
  prerequisites: { columns: ['Prérequis', 'Pré-requis'], lheo: 'action/conditions-specifiques', read: plainLine },
  objectives: { columns: ['Objectifs', 'Objectifs pédagogiques'], lheo: 'objectif-formation', read: plainList },
  modules: { columns: ['Programme', 'Contenu', 'Modules'], lheo: 'contenu-formation', read: readModules },
  access: { columns: ['Modalités d’accès', 'Inscription'], lheo: 'action/modalites-recrutement', read: plainLine },
  'delays.general': { columns: ['Délais d’accès', 'Délai d’accès'], read: plainLine },
  'delays.cpf': { columns: ['Délai d’accès avec le CPF'], read: plainLine },
  'price.amount': {
    columns: ['Tarif en euros', 'Tarif', 'Prix', 'Prix HT', 'Prix TTC', 'Tarif HT', 'Tarif TTC'],
    lheo: 'action/prix-total-TTC',
    read: readNumber,
  },
  'price.unit': { columns: ['Unité du tarif', 'Unité'], read: readUnit },
  'price.tax': { columns: ['TVA'], read: readTax },
  'price.detail': { columns: ['Précision du tarif'], read: plainLine },
  methods: {
    columns: ['Méthodes', 'Méthodes mobilisées', 'Moyens pédagogiques'],
    lheo: 'action/modalites-pedagogiques',
    read: plainList,
  },
  'assessment.before': { columns: ['Évaluation avant'], read: plainLine },
  'assessment.during': { columns: ['Évaluation pendant'], read: plainLine },
  'assessment.after': { columns: ['Évaluation après', 'Évaluation', 'Modalités d’évaluation'], read: plainLine },
  accessibility: { columns: ['Accessibilité', 'Handicap'], lheo: 'action/acces-handicapes', read: plainLine },
  'certification.code': {
    columns: ['Certification', 'Code RNCP', 'Code RS', 'RNCP/RS'],
    lheo: 'certification/code',
    read: plainLine,
  },
  'certification.title': { columns: ['Intitulé de la certification'], read: plainLine },
  'certification.certifier': { columns: ['Certificateur'], read: plainLine },
  'certification.registeredOn': { columns: ['Certification enregistrée le'], read: readDay },
  'certification.expiresOn': { columns: ['Fin de la certification'], read: readDay },
  blocks: { columns: ['Blocs de compétences'], read: plainLine },
  equivalences: { columns: ['Équivalences'], read: plainLine },
  bridges: { columns: ['Passerelles'], read: plainLine },
  continuations: { columns: ['Suites de parcours'], read: plainLine },
  outcomes: { columns: ['Débouchés'], read: plainLine },
  'domain.formacode': { columns: ['Formacode'], lheo: 'domaine-formation/code-FORMACODE', read: readCodes },
  'domain.nsf': { columns: ['NSF'], lheo: 'domaine-formation/code-NSF', read: readCodes },
  'domain.rome': { columns: ['ROME'], lheo: 'domaine-formation/code-ROME', read: readCodes },
  body: { columns: ['Programme détaillé', 'Texte'], read: markdownOf },
  'session.start': { columns: ['Premier jour', 'Date de début', 'Début'], lheo: 'periode/debut', read: readDay },
  'session.end': { columns: ['Dernier jour', 'Date de fin', 'Fin'], lheo: 'periode/fin', read: readDay },
  'session.place': { columns: ['Lieu', 'Ville'], read: readPlace },
  'session.full': { columns: ['Inscriptions'], lheo: 'etat-recrutement', read: readFull },
  'session.seats': { columns: ['Places', 'Nombre de places'], lheo: 'cycle/capacite-simultanee', read: readNumber },
  'session.booked': { columns: ['Inscrits', 'Places prises'], read: readNumber },
};

export const isOfSession = (field: string): boolean => field.startsWith('session.');

/** The field of an element of LHÉO. */
export const fieldOfElement = (path: string, inSession: boolean): string | undefined =>
  Object.entries(FIELDS).find(([name, { lheo }]) => lheo === path && isOfSession(name) === inSession)?.[0];
