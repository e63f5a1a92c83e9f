import { fundingLine, RECOGNITION } from '#src/features/courses/course-fact-texts.ts';
import type { CourseData } from '#src/features/courses/course-schema.ts';
import { REMOTE_PLACE } from '#src/features/courses/course-parts-schema.ts';
import { dateOf, personPrice } from '#src/features/courses/course.ts';
import { type OfferedSession, offeredSessions, sessionModality } from '#src/features/courses/sessions.ts';
import { formatDay, formatHours, isoDay } from '#src/lib/french-dates.ts';
import { slugify } from '#src/lib/french-text.ts';
import { canUsePublicFunding } from '#src/site/certificates.ts';
import { activityDeclaration, postalAddress, registeredOffice } from '#src/site/legal-identity.ts';
import { paths } from '#src/site/paths.ts';
import type { Site } from '#src/site/site-schema.ts';
import { type Limits, type Xml, xmlDocument } from './xml.ts';

// LHÉO 2.3 is the French format for training offers: https://lheo.gouv.fr/2.3/lheo/. Importers also expect:
// - stable numbers of formations, actions and sessions, so that a second import updates the first;
// - one action per place and modality: the platform of the CPF refuses a second one (EDOF, errors 30056 and 30057);
// - the holder of the declaration number as the responsible organisation (Ofeli, Carif-Oref Normandie);
// - the main Formacode first.

type Address = Site['offices'][number]['address'];
type Offer = { id: string; data: CourseData };

const NAMESPACE = 'http://lheo.gouv.fr/2.3';
const FORMACODE = 'V14';
const ROME = 'V4';
/** Formacode for « tout public », since version 12. */
const ANY_PUBLIC = '83056';
const CONTACTS = { disability: 1, reception: 4 };
const MODALITIES = { 'on-site': 0, blended: 1, remote: 2 };
const ADDRESS_LINES = 4;
const LINE_OF_50 = /\S.{0,49}(?!\S)/g;

const LIMITS: Limits = {
  'intitule-formation': 255,
  'objectif-formation': 3000,
  'resultats-attendus': 3000,
  'contenu-formation': 3000,
  'rythme-formation': 3000,
  'info-public-vise': 250,
  'conditions-specifiques': 3000,
  'acces-handicapes': 250,
  'modalites-recrutement': 3000,
  'modalites-pedagogiques': 200,
  'duree-indicative': 150,
  'detail-conditions-prise-en-charge': 600,
  'nom-organisme': 250,
  'raison-sociale': 250,
  denomination: 255,
  nom: 50,
  ville: 50,
  ligne: 50,
  courriel: 160,
  urlweb: 400,
};

const lheoDay = (date: Date): string => isoDay(date).replaceAll('-', '');
const digits = (number: string): string => number.replaceAll(' ', '');
const lines = (texts: readonly string[] = []): string => texts.map((text) => `- ${text}`).join('\n');

const address = ({ street, postalCode, city }: Address, name?: string): Xml => ({
  denomination: name,
  ligne: street.match(LINE_OF_50)?.slice(0, ADDRESS_LINES),
  codepostal: postalCode,
  ville: city,
});

const contact = (type: number, { name, phone, email }: Record<'name' | 'phone' | 'email', string>): Xml => ({
  'type-contact': type,
  coordonnees: {
    nom: name,
    [/^0[67]/.test(phone) ? 'portable' : 'telfixe']: { numtel: phone },
    courriel: email,
  },
});

/** The fields that LHÉO 2.3 requires and the course lacks. */
export function lheoGaps(course: CourseData, today: Date): (readonly [field: string, problem: string])[] {
  const { domain = {}, objectives, modules, prerequisites } = course;
  const gaps = [
    // LHÉO allows a `domaine-formation` without codes, but importers refuse empty elements.
    ['domain', 'aucun code Formacode, NSF ou ROME', Object.values(domain).flat().length === 0],
    ['objectives', 'aucun objectif', objectives === undefined],
    ['modules', 'aucun module', modules === undefined],
    ['prerequisites', 'aucun prérequis, pas même « Aucun »', prerequisites === undefined],
    ['sessions', 'aucune session à venir', offeredSessions(course, today).length === 0],
  ] as const;
  return gaps.flatMap(([field, problem, isMissing]) => (isMissing ? [[field, problem] as const] : []));
}

export const lheoOffers = (courses: readonly Offer[], { legal }: Pick<Site, 'legal'>, today: Date): Offer[] =>
  courses.filter(({ data }) => legal.siret !== undefined && lheoGaps(data, today).length === 0);

const urlOf = ({ brand }: Site, path: string): Xml => ({ urlweb: new URL(path, brand.url).href });

const receptionOf = ({ brand, contact: { phone, email } }: Site): Xml =>
  contact(CONTACTS.reception, { name: brand.name, phone, email });

const organisationXml = (provider: Site): Xml => ({
  'numero-activite': digits(provider.legal.activityNumber),
  'SIRET-organisme-formation': { SIRET: digits(provider.legal.siret ?? '') },
  'nom-organisme': provider.brand.name,
  'raison-sociale': provider.brand.legalName,
  'coordonnees-organisme': { coordonnees: { adresse: address(registeredOffice(provider)), web: urlOf(provider, '') } },
  'contact-organisme': receptionOf(provider),
  'renseignements-specifiques': activityDeclaration(provider.legal),
});

function placeXml(town: string, { offices }: Site): Xml {
  if (town === REMOTE_PLACE) return undefined;
  const office = offices.find(({ address: { city } }) => city === town);
  return { coordonnees: office ? { adresse: address(office.address, office.name) } : { ligne: town } };
}

const sessionXml = (id: string, { key, start, end, state }: OfferedSession, provider: Site): Xml => ({
  '@numero': `${id}-${key}`,
  periode: { debut: lheoDay(start), fin: lheoDay(end) },
  'adresse-inscription': { adresse: address(postalAddress(provider)) },
  'etat-recrutement': state === 'full' ? 2 : 1,
  'url-session': urlOf(provider, paths.courseRequest(id, key)),
});

type Action = Offer & { town: string; sessions: readonly OfferedSession[] };

function actionXml({ id, data, town, sessions }: Action, provider: Site, today: Date): Xml {
  const { price, hours } = data;
  const isFunded = canUsePublicFunding(provider.certificate, today);
  return {
    '@numero': `${id}-${slugify(town)}`,
    'rythme-formation': data.pace ?? data.duration,
    'code-public-vise': { '@ref': FORMACODE, '#text': ANY_PUBLIC },
    'info-public-vise': data.audience,
    'niveau-entree-obligatoire': 0,
    'modalites-alternance': 'Sans alternance',
    'modalites-enseignement': MODALITIES[sessionModality(data.modality, town)],
    'conditions-specifiques': data.prerequisites,
    'prise-en-charge-frais-possible': Number(isFunded),
    'lieu-de-formation': placeXml(town, provider),
    'modalites-entrees-sorties': 0,
    session: sessions.map((session) => sessionXml(id, session, provider)),
    'acces-handicapes': data.accessibility,
    'langue-formation': 'fr',
    'modalites-recrutement': data.access,
    'modalites-pedagogiques': data.methods?.join(' ; '),
    'prix-total-TTC': personPrice(price)?.toFixed(2),
    'duree-indicative': data.duration,
    'nombre-heures-total': Number.isInteger(hours) ? hours : undefined,
    'detail-conditions-prise-en-charge': isFunded ? fundingLine(data, isFunded) : undefined,
  };
}

function expectedResults({ certification }: CourseData): string {
  const recognition = RECOGNITION[certification?.register ?? 'none'];
  if (certification === undefined) return recognition;
  const { title, code, certifier, registeredOn, expiresOn } = certification;
  // `scripts/import` reads this sentence.
  const sentence = `${title} (${code}), ${certifier}, enregistrée le ${formatDay(registeredOn)}, valable jusqu’au ${formatDay(expiresOn)}.`;
  return `${sentence}\n${recognition}`;
}

function formationXml({ id, data }: Offer, provider: Site, today: Date): Xml {
  const { domain = {}, certification, modules = [], prerequisites = '' } = data;
  const programme = modules.map(({ title, hours, points }) => `${title} (${formatHours(hours)})\n${lines(points)}`);
  const byTown = Map.groupBy(offeredSessions(data, today), ({ place }) => place);
  return {
    '@numero': id,
    '@datemaj': lheoDay(data.updatedOn ?? dateOf(data)),
    '@datecrea': lheoDay(dateOf(data)),
    'domaine-formation': {
      'code-FORMACODE': domain.formacode?.map((code) => ({ '@ref': FORMACODE, '#text': code })),
      'code-NSF': domain.nsf,
      'code-ROME': domain.rome?.map((code) => ({ '@ref': ROME, '#text': code })),
    },
    'intitule-formation': data.title,
    'objectif-formation': lines(data.objectives),
    'resultats-attendus': expectedResults(data),
    'contenu-formation': programme.join('\n\n'),
    certifiante: Number(certification !== undefined),
    'contact-formation': [receptionOf(provider), contact(CONTACTS.disability, provider.contact.accessibilityOfficer)],
    // Code 1: training in a group.
    'parcours-de-formation': 1,
    // Code 1: « Sans niveau spécifique ». Code 0: not communicated.
    'code-niveau-entree': Number(/^aucun/i.test(prerequisites)),
    'objectif-general-formation': certification && 6,
    certification: certification && { [`code-${certification.register}`]: certification.code },
    'url-formation': urlOf(provider, paths.course(id)),
    action: [...byTown].map(([town, sessions]) => actionXml({ id, data, town, sessions }, provider, today)),
    'organisme-formation-responsable': organisationXml(provider),
  };
}

export function lheoXml(offers: readonly Offer[], provider: Site, today: Date): string {
  const formation = offers.map((offer) => formationXml(offer, provider, today));
  return xmlDocument('lheo', { '@xmlns': NAMESPACE, offres: { formation } }, LIMITS);
}
