import { now } from '#src/lib/clock.ts';
import { allCourses } from '#src/features/courses/course-collection.ts';
import type { FactId } from '#src/features/courses/course-fact-texts.ts';
import type { Figure } from '#src/features/figures/figure-schema.ts';
import { providerFigures } from '#src/features/figures/figures.ts';
import { financing } from '#src/features/financing/financing.ts';
import { dayOf, formatDay } from '#src/lib/french-dates.ts';
import { withCapital } from '#src/lib/french-text.ts';
import { canUsePublicFunding } from '#src/site/certificates.ts';
import { addressLine } from '#src/site/legal-identity.ts';
import { site } from '#src/site/site.ts';
import { courseProgramme, programmeSources, type ProgrammeSources } from './course-programme.ts';
import {
  contactLinks,
  type Programme,
  type ProgrammeEntry,
  programmePicture,
  type ProgrammeSection,
  type ProgrammeSheet,
  providerOf,
} from './programme.ts';

const WHOLE_FACTS: readonly FactId[] = [
  'audience',
  'prerequisites',
  'objectives',
  'passing',
  'satisfaction',
  'certification',
];
const SHORT_FACTS: readonly FactId[] = ['duration', 'modality', 'level', 'price', 'group', 'recognition'];

function coursePage({ course, facts, ...sources }: ProgrammeSources): ProgrammeSheet {
  const modules = course.modules?.map((module) => ({ ...module, points: [] }));
  const shown = facts.flatMap((fact) => {
    if (WHOLE_FACTS.includes(fact.id)) return [fact];
    return SHORT_FACTS.includes(fact.id) ? [{ ...fact, detail: fact.detail.slice(0, 1) }] : [];
  });
  return courseProgramme({ ...sources, course: { ...course, modules }, facts: shown });
}

const inTwoColumns = (title: string, entries: readonly ProgrammeEntry[]): ProgrammeSection => ({
  title,
  columns: 2,
  entries,
});

const common = { tone: 'grey', links: contactLinks(site.contact, site.brand.url) } as const;

function fundingSheet(isFunded: boolean): ProgrammeSheet {
  const schemes = financing.schemes.filter(({ publicFunds }) => isFunded || !publicFunds);
  return {
    ...common,
    title: 'Financer votre formation',
    lead: 'Plusieurs financements s’ajoutent ou s’excluent selon votre statut. Nous préparons le dossier avec vous.',
    notes: ['Avant l’inscription'],
    sections: [
      inTwoColumns(
        'Financement',
        schemes.map(({ title, who, description, next, delay }) => ({
          term: title,
          lines: [`${who}.`, description, ...(next ? [next] : []), `Délai\u00a0: ${delay}.`],
        })),
      ),
      inTwoColumns(
        'Nos étapes',
        financing.steps.map(({ title, description }) => ({ term: title, lines: [description] })),
      ),
    ],
  };
}

function lastSheet(figures: readonly Figure[], provider: Programme['provider']): ProgrammeSheet {
  const { brand, contact, offices, legal } = site;
  const { accessibilityOfficer: officer, phone, email } = contact;
  return {
    ...common,
    title: 'Résultats, contact et mentions légales',
    lead: 'Les dates et les tarifs sont ceux du jour de cette édition\u00a0; le site donne ceux d’aujourd’hui.',
    notes: ['L’organisme'],
    sections: [
      inTwoColumns(
        'Résultats',
        figures.map(({ value, label, period, sample }) => ({
          term: `${value} ${label}`,
          lines: [`${withCapital(period)}\u00a0: ${sample}`],
        })),
      ),
      inTwoColumns('Contact', [
        { term: 'Un conseiller', lines: [phone, email, brand.url] },
        { term: 'Handicap', lines: [officer.name, officer.phone, officer.email] },
      ]),
      inTwoColumns(
        'Adresses',
        offices.map(({ name, address, hours, accessibility }) => ({
          term: name,
          lines: [addressLine(address), ...(hours === undefined ? [] : [hours]), accessibility],
        })),
      ),
      inTwoColumns('Mentions légales', [
        { term: 'Éditeur', lines: [provider.company, provider.registration] },
        { term: 'Direction de la publication', lines: [legal.publicationDirector] },
      ]),
    ],
  };
}

export async function catalogueProgramme(): Promise<Programme> {
  const [courses, today] = [await allCourses(), dayOf(now())];
  const provider = providerOf(site);
  const pages = Map.groupBy(
    courses.map(({ id, data }) => coursePage(programmeSources(id, data, today))),
    ({ notes }) => notes.join(),
  );
  // Leaves out earlier versions of figures, which only the page of results shows.
  const figures = providerFigures(courses).filter(({ renewedBy }) => renewedBy === undefined);
  const sheets = [
    fundingSheet(canUsePublicFunding(site.certificate, today)),
    ...[...pages.values()].flat(),
    lastSheet(figures, provider),
  ];
  return {
    ...common,
    ...programmePicture(undefined, { seed: 'catalogue', motif: 'boussole', tone: 'grey' }),
    kind: 'Catalogue',
    title: 'Nos formations',
    lead: `${site.brand.baseline}.`,
    notes: [],
    sections: [],
    sheets: sheets.map((sheet) => ({ ...sheet, sections: sheet.sections.filter(({ entries }) => entries.length > 0) })),
    provider,
    edition: `Édité le ${formatDay(today)}`,
    datedOn: today,
  };
}
