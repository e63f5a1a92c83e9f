import { z } from 'zod';
import { categoriesSchema } from '../../../src/site/categories-schema.ts';
import { siteSchema } from '../../../src/site/site-schema.ts';
import { date, line } from '../../../src/content-model/fields.ts';
import { contrast } from '#src/lib/colour.ts';
import { slugify } from '../../../src/lib/french-text.ts';
import { parisDay } from '../../../src/lib/paris-clock.ts';
import { readAnswer } from '../answer.ts';
import type { Answers, Question } from '../kind.ts';
import { prefectOf } from './registrations.ts';
import { activityNumber, asAddress, asColour, asEuros, colour, siret } from './typed-answers.ts';
import { chosenProblem, inkProblem, marginFor } from './palette.ts';
import { SHARED_BRAND } from './shared-content.ts';

const { brand, contact, legal } = siteSchema.shape;
const certificate = siteSchema.shape.certificate.unwrap();
const { shape: office } = siteSchema.shape.offices.unwrap();
const { mediator } = legal.shape;
const { name: categoryName } = categoriesSchema.shape.courses.unwrap().shape;

const FORMS = ['SAS', 'SASU', 'SARL', 'EURL', 'SA', 'Entreprise individuelle', 'Association loi 1901'];
const hasCapital = ({ form = '' }: Answers): boolean => !/entreprise individuelle|association|fondation/i.test(form);

const slug = ({ name = '' }: Answers): string => slugify(name);
const hostOf = ({ url = '' }: Answers): string => url.replace(/^https:\/\/(www\.)?/, '').replace(/\/.*$/, '');
const says = (answer: string | undefined): boolean => answer !== undefined && answer.trim() !== '';
const welcomes = ({ welcome }: Answers): boolean => welcome === 'oui';

const SEPARATE = 'des catégories dont les noms se distinguent, accents et majuscules mis à part';

/** The questions to a new provider, in the order of the conversation; one left open gets a sample value, and is listed. */
export const PROVIDER_QUESTIONS: readonly Question[] = [
  {
    name: 'name',
    field: brand.shape.name,
    label: 'Nom sous lequel on vous connaît',
    // Addresses are made of it.
    problem: (typed) => (slugify(typed) === '' ? 'Attendu\u00a0: un nom, avec des lettres.' : undefined),
  },
  { name: 'legalName', field: brand.shape.legalName, propose: ({ name = '' }) => name },
  { name: 'form', field: legal.shape.form, choices: () => FORMS },
  {
    name: 'capital',
    field: legal.shape.capital,
    label: 'Capital social\u00a0: « 5 000 € »',
    tidy: asEuros,
    isAsked: hasCapital,
  },
  { name: 'siret', field: siret, label: 'SIRET' },
  {
    name: 'register',
    field: line(40).optional(),
    label: 'Ville du greffe où vous êtes immatriculés, RCS',
  },
  { name: 'activityNumber', field: activityNumber, label: 'Numéro de déclaration d’activité' },
  {
    name: 'prefect',
    field: legal.shape.activityRegion,
    label: 'Qui l’a enregistré',
    propose: ({ activityNumber: number = '' }) => prefectOf(number) ?? 'préfet de région',
    isAsked: ({ activityNumber: number }) => says(number) && prefectOf(number ?? '') === undefined,
  },
  {
    name: 'director',
    field: legal.shape.publicationDirector,
    label: 'Qui dirige l’organisme, et la publication du site',
  },
  { name: 'foundedIn', field: brand.shape.foundedIn, propose: (_, { today }) => parisDay(today).slice(0, 4) },
  {
    name: 'baseline',
    field: brand.shape.baseline,
    label: 'Votre métier en une phrase, sans point final',
    tidy: (typed) => typed.replace(/(?<!\.)\.$/, ''),
  },
  {
    name: 'categories',
    field: z
      .array(categoryName)
      .min(1)
      .max(12)
      .refine((names) => new Set(names.map(slugify)).size === names.length, { error: SEPARATE }),
    label: 'Catégories de formations',
  },
  {
    name: 'url',
    field: brand.shape.url,
    label: 'Adresse du site',
    tidy: asAddress,
    propose: (answers) => `https://www.${slug(answers)}.example`,
  },
  { name: 'phone', field: contact.shape.phone.optional(), label: 'Téléphone' },
  { name: 'email', field: contact.shape.email, propose: (answers) => `contact@${hostOf(answers)}` },
  { name: 'street', field: office.address.shape.street, label: 'Siège\u00a0: numéro et rue' },
  { name: 'postalCode', field: office.address.shape.postalCode, label: 'Siège\u00a0: code postal' },
  { name: 'city', field: office.address.shape.city, label: 'Siège\u00a0: ville' },
  {
    name: 'welcome',
    field: z.boolean().default(false),
    label: 'Y donnez-vous des formations (sinon, à distance ou chez vos clients)',
    propose: () => 'non',
  },
  { name: 'hours', field: office.hours, isAsked: welcomes },
  {
    name: 'access',
    field: office.accessibility.optional(),
    label: 'Comment on y entre et circule\u00a0: marches, portes, sanitaires',
    isAsked: welcomes,
  },
  {
    name: 'ink',
    field: colour,
    label: 'Encre\u00a0: code de la couleur des textes et des boutons, foncée',
    tidy: asColour,
    propose: () => SHARED_BRAND.palette.ink,
    problem: (typed) =>
      contrast(typed, '#ffffff') < DARK
        ? `Trop claire pour un texte\u00a0: foncez-la (${DARK} pour 1 au moins sur du blanc).`
        : inkProblem(SHARED_BRAND, typed),
  },
  {
    name: 'accent',
    field: colour,
    label: 'Marge\u00a0: code de la couleur du trait de marge et des corrections, vive',
    tidy: asColour,
    propose: ({ ink = SHARED_BRAND.palette.ink }) => {
      const { margin } = SHARED_BRAND.palette;
      return colour.safeParse(ink).success ? (marginFor(SHARED_BRAND, { ink, margin }) ?? margin) : margin;
    },
    problem: (typed, { ink = SHARED_BRAND.palette.ink }) => chosenProblem(SHARED_BRAND, { ink, margin: typed }),
  },
  {
    name: 'certificate',
    field: certificate.shape.number.optional(),
    label: 'Numéro du certificat Qualiopi',
  },
  {
    name: 'certifier',
    field: certificate.shape.body.optional(),
    label: 'Organisme qui l’a délivré',
    isAsked: ({ certificate: number }) => says(number),
  },
  {
    name: 'certifiedOn',
    field: certificate.shape.validFrom,
    label: 'Certificat valable depuis le',
    isAsked: ({ certificate: number }) => says(number),
  },
  {
    name: 'certifiedUntil',
    field: date(),
    label: 'Certificat valable jusqu’au',
    isAsked: ({ certificate: number }) => says(number),
    problem: (typed, { certifiedOn = '' }) =>
      String(readAnswer(date(), typed)) <= String(readAnswer(date(), certifiedOn))
        ? 'Attendu\u00a0: un jour après le premier.'
        : undefined,
  },
  {
    name: 'accessibilityOfficer',
    field: contact.shape.accessibilityOfficer.shape.name,
    label: 'Personne référente handicap',
    propose: ({ director = '' }) => director,
  },
  { name: 'mediator', field: mediator.shape.name.optional(), label: 'Médiateur de la consommation' },
  {
    name: 'mediatorUrl',
    field: mediator.shape.url.optional(),
    label: 'Site du médiateur',
    isAsked: ({ mediator: named }) => says(named),
  },
  {
    name: 'mediatorAddress',
    field: mediator.shape.address.optional(),
    label: 'Adresse du médiateur',
    isAsked: ({ mediator: named }) => says(named),
  },
];

/** The contrast that a text needs, and somewhat more: buttons are filled with its colour. */
const DARK = 7;
