import type { z } from 'zod';
import { isoDay } from '../../../src/lib/french-dates.ts';
import type { siteSchema } from '../../../src/site/site-schema.ts';
import { readAnswer } from '../answer.ts';
import type { Answers } from '../kind.ts';
import { PROVIDER_QUESTIONS } from './questions.ts';
import { activityNumberOf, prefectOf, sirenOf, vatOf } from './registrations.ts';

type SiteFacts = z.input<typeof siteSchema>;

/** In the place of what is not known yet: recognisable, and listed under `placeholders`. */
const SAMPLE = {
  phone: '01 99 00 00 00',
  siren: '900 000 000',
  activityNumber: '00 00 00000 00',
  access: 'À dire\u00a0: marches, largeur des portes, sanitaires, stationnement.',
  certifier: 'Organisme certificateur à nommer',
  bodyAddress: 'Adresse à compléter',
  accreditation:
    'Organisme certificateur accrédité par le Cofrac sous le numéro 5-0000 (portée disponible sur www.cofrac.fr).',
  mediator: {
    name: 'Médiateur à nommer',
    address: 'Adresse à compléter',
    url: 'https://www.mediateur-a-nommer.example',
  },
} as const;

const QUALIOPI_MARK = {
  name: 'Qualiopi',
  image: '/images/certifications/qualiopi.svg',
  detail: 'La certification qualité, au titre des actions de formation.',
  href: '/certificat-qualiopi',
  needsCertificate: true,
};

const LAPSED =
  'Notre certificat qualité n’est plus en cours de validité. Jusqu’à son renouvellement, les financements CPF, OPCO et France Travail sont suspendus\u202f; votre entreprise, ou vous-même, pouvez payer la formation.';

/** The answers as files hold them, and those alone that were given. */
export function readAnswers(answers: Answers): Record<string, unknown> {
  const read = PROVIDER_QUESTIONS.map(({ name, field }) => [name, readAnswer(field, answers[name] ?? '')] as const);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

/** `content/site.yaml` of a new provider. */
export function siteFacts(answers: Answers, today: Date): SiteFacts {
  const said = readAnswers(answers) as Record<string, string | undefined>;
  const placeholders: string[] = [];
  /** The answer, or in its place a sample value that is listed. */
  const known = (path: string, answer: string | undefined, sample: string): string => {
    if (answer === undefined) placeholders.push(path);
    return answer ?? sample;
  };
  const text = (name: string): string => said[name] ?? '';
  const seat = { street: text('street'), postalCode: text('postalCode'), city: text('city') };
  const phone = known('contact.phone', said.phone, SAMPLE.phone);
  const siren = known('legal.siren', said.siret && sirenOf(said.siret), SAMPLE.siren);
  const welcomes = answers.welcome === 'oui';
  if (text('url').endsWith('.example')) placeholders.push('brand.url', 'contact.email');
  const person = { name: text('accessibilityOfficer') };
  placeholders.push('contact.reportingOfficer');
  // None is claimed before somebody names it.
  const certificate = said.certificate !== undefined && {
    number: said.certificate,
    body: known('certificate.body', said.certifier, SAMPLE.certifier),
    bodyAddress: known('certificate.bodyAddress', undefined, SAMPLE.bodyAddress),
    accreditation: known('certificate.accreditation', undefined, SAMPLE.accreditation),
    activity: 'Actions de formation',
    validFrom: text('certifiedOn'),
    validUntil: text('certifiedUntil'),
    firstCertifiedOn: text('certifiedOn'),
    lapsed: LAPSED,
  };
  const activityNumber = known(
    'legal.activityNumber',
    said.activityNumber && activityNumberOf(said.activityNumber),
    SAMPLE.activityNumber,
  );
  const prefect = said.prefect ?? prefectOf(text('activityNumber'));
  const access = welcomes ? known('offices.0.accessibility', said.access, SAMPLE.access) : '';
  return {
    brand: {
      name: text('name'),
      legalName: text('legalName'),
      baseline: text('baseline'),
      url: text('url').replace(/\/$/, ''),
      foundedIn: Number(text('foundedIn')),
    },
    contact: {
      phone,
      email: text('email'),
      accessibilityOfficer: person,
      reportingOfficer: person,
      ...(welcomes && { onSiteCity: seat.city }),
    },
    offices: welcomes
      ? [
          {
            name: `Nos salles à ${seat.city}`,
            kind: 'main',
            address: seat,
            ...(said.hours !== undefined && { hours: said.hours }),
            accessibility: access,
          },
        ]
      : [],
    social: [],
    ...(certificate && { certificate }),
    legal: {
      form: text('form'),
      ...(said.capital !== undefined && { capital: said.capital }),
      ...(!welcomes && { seat }),
      siren,
      ...(said.register !== undefined && { rcs: `RCS ${said.register} ${siren}` }),
      ...(said.siret !== undefined && said.capital !== undefined && { vat: vatOf(siren) }),
      activityNumber,
      activityRegion: known('legal.activityRegion', prefect, 'préfet de région'),
      publicationDirector: text('director'),
      host: {
        name: 'Netlify, Inc.',
        address: '101 2nd Street, San Francisco, CA 94105, États-Unis',
        phone: '+1 844 899 7312',
      },
      mediator: {
        name: known('legal.mediator.name', said.mediator, SAMPLE.mediator.name),
        address: known('legal.mediator.address', said.mediatorAddress, SAMPLE.mediator.address),
        url: known('legal.mediator.url', said.mediatorUrl, SAMPLE.mediator.url),
      },
      dataContact: text('email'),
    },
    accessibility: { state: 'non conforme', checkedOn: isoDay(today) },
    group: [],
    clients: [],
    marks: certificate ? [QUALIOPI_MARK] : [],
    faq: [],
    marketingForms: {
      region: 'eu1',
      portal: '',
      registration: '',
      programme: '',
      cpf: '',
      creatorProgramme: '',
      creatorCpf: '',
    },
    placeholders,
  };
}
