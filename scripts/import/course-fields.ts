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

/** The reader of a field, its LHÉO path below `formation` or `session` (or `NONE`), and the names of its column. */
type Field = { read: (text: string) => unknown; lheo: string; columns: readonly string[] };

const NONE = '';

/** `/catalogue.csv` uses the first name of a column, other software uses the other names. */
const field = (read: Field['read'], lheo: string, ...columns: string[]): Field => ({ read, lheo, columns });

const readCertificate = (text: string): string => plainLine(text).replaceAll(/\s/g, '').toUpperCase();

/** The fields of a course and of its sessions. */
export const FIELDS: Readonly<Record<string, Field>> = {
  id: field(plainLine, '@numero', 'Numéro de la formation', 'Référence', 'Code', 'Code formation', 'Id'),
  page: field(plainLine, 'url-formation/urlweb', 'Fiche', 'URL', 'Lien'),
  title: field(plainLine, 'intitule-formation', 'Formation', 'Intitulé', 'Titre', 'Nom de la formation', 'Libellé'),
  description: field(plainLine, NONE, 'Description', 'Résumé', 'Présentation', 'Accroche'),
  category: field(plainLine, NONE, 'Catégorie', 'Domaine', 'Thème', 'Famille'),
  duration: field(plainLine, 'action/duree-indicative', 'Durée', 'Durée affichée'),
  eligibleForCPF: field(readYesNo, NONE, 'Éligible au CPF', 'CPF', 'Éligible CPF'),
  createdOn: field(readDay, '@datecrea', 'Date de création', 'Créée le'),
  version: field(plainLine, NONE, 'Version'),
  updatedOn: field(readDay, '@datemaj', 'Mise à jour', 'Date de mise à jour', 'Modifiée le'),
  hours: field(readNumber, 'action/nombre-heures-total', 'Heures', 'Durée en heures', 'Nombre d’heures', 'Durée (h)'),
  days: field(readNumber, NONE, 'Jours', 'Durée en jours', 'Nombre de jours', 'Durée (j)'),
  level: field(plainLine, NONE, 'Niveau'),
  pace: field(plainLine, 'action/rythme-formation', 'Rythme', 'Horaires'),
  modality: field(readModality, 'action/modalites-enseignement', 'Modalité', 'Modalités', 'Type'),
  'group.smallest': field(readNumber, NONE, 'Effectif minimum', 'Minimum'),
  'group.largest': field(readNumber, NONE, 'Effectif maximum', 'Maximum'),
  audience: field(plainLine, 'action/info-public-vise', 'Public', 'Public visé', 'Public concerné'),
  prerequisites: field(plainLine, 'action/conditions-specifiques', 'Prérequis', 'Pré-requis'),
  objectives: field(plainList, 'objectif-formation', 'Objectifs', 'Objectifs pédagogiques'),
  modules: field(readModules, 'contenu-formation', 'Programme', 'Contenu', 'Modules'),
  access: field(plainLine, 'action/modalites-recrutement', 'Modalités d’accès', 'Inscription'),
  'delays.general': field(plainLine, NONE, 'Délais d’accès', 'Délai d’accès'),
  'delays.cpf': field(plainLine, NONE, 'Délai d’accès avec le CPF'),
  'price.amount': field(
    readNumber,
    'action/prix-total-TTC',
    'Tarif en euros',
    'Tarif',
    'Prix',
    'Prix HT',
    'Prix TTC',
    'Tarif HT',
    'Tarif TTC',
  ),
  'price.unit': field(readUnit, NONE, 'Unité du tarif', 'Unité'),
  'price.tax': field(readTax, NONE, 'TVA'),
  'price.detail': field(plainLine, NONE, 'Précision du tarif'),
  methods: field(plainList, 'action/modalites-pedagogiques', 'Méthodes', 'Méthodes mobilisées', 'Moyens pédagogiques'),
  'assessment.before': field(plainLine, NONE, 'Évaluation avant'),
  'assessment.during': field(plainLine, NONE, 'Évaluation pendant'),
  'assessment.after': field(plainLine, NONE, 'Évaluation après', 'Évaluation', 'Modalités d’évaluation'),
  accessibility: field(plainLine, 'action/acces-handicapes', 'Accessibilité', 'Handicap'),
  'certification.code': field(
    readCertificate,
    'certification/code',
    'Certification',
    'Code RNCP',
    'Code RS',
    'RNCP/RS',
  ),
  'certification.title': field(plainLine, NONE, 'Intitulé de la certification'),
  'certification.certifier': field(plainLine, NONE, 'Certificateur'),
  'certification.registeredOn': field(readDay, NONE, 'Certification enregistrée le'),
  'certification.expiresOn': field(readDay, NONE, 'Fin de la certification'),
  blocks: field(plainLine, NONE, 'Blocs de compétences'),
  equivalences: field(plainLine, NONE, 'Équivalences'),
  bridges: field(plainLine, NONE, 'Passerelles'),
  continuations: field(plainLine, NONE, 'Suites de parcours'),
  outcomes: field(plainLine, NONE, 'Débouchés'),
  'domain.formacode': field(readCodes, 'domaine-formation/code-FORMACODE', 'Formacode'),
  'domain.nsf': field(readCodes, 'domaine-formation/code-NSF', 'NSF'),
  'domain.rome': field(readCodes, 'domaine-formation/code-ROME', 'ROME'),
  body: field(markdownOf, NONE, 'Programme détaillé', 'Texte'),
  'session.start': field(readDay, 'periode/debut', 'Premier jour', 'Date de début', 'Début'),
  'session.end': field(readDay, 'periode/fin', 'Dernier jour', 'Date de fin', 'Fin'),
  'session.place': field(readPlace, NONE, 'Lieu', 'Ville'),
  'session.full': field(readFull, 'etat-recrutement', 'Inscriptions'),
  'session.seats': field(readNumber, 'cycle/capacite-simultanee', 'Places', 'Nombre de places'),
  'session.booked': field(readNumber, NONE, 'Inscrits', 'Places prises'),
};

export const isOfSession = (field: string): boolean => field.startsWith('session.');

/** The field of a LHÉO element; undefined if the element has none. */
export const fieldOfElement = (path: string, inSession: boolean): string | undefined =>
  Object.entries(FIELDS).find(([name, { lheo }]) => lheo === path && isOfSession(name) === inSession)?.[0];
