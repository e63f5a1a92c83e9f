import type { FactId } from '#src/features/courses/course-fact-texts.ts';
import { offeredSessions } from '#src/features/courses/sessions.ts';
import type { Figure } from '#src/features/figures/figure-schema.ts';
import { financing } from '#src/features/financing/financing.ts';
import { formatDay } from '#src/lib/french-dates.ts';
import { withCapital } from '#src/lib/french-text.ts';
import { canUsePublicFunding } from '#src/site/certificates.ts';
import { addressLine } from '#src/site/legal-identity.ts';
import { site } from '#src/site/site.ts';
import { courseProgramme, type CourseProgrammeSources } from './course-programme.ts';
import { contactLinks, paragraphs, programmePicture, providerOf, section } from './programme-parts.ts';
import type { Programme, ProgrammeSheet } from './programme.ts';

/** The facts on the page of a course, whole or by their first line. Its programme has the others. */
const WHOLE_FACTS: readonly FactId[] = [
  'audience',
  'prerequisites',
  'objectives',
  'passing',
  'satisfaction',
  'certification',
];
const SHORT_FACTS: readonly FactId[] = ['duration', 'modality', 'level', 'price', 'group', 'recognition'];

function coursePage({ course, facts, ...sources }: CourseProgrammeSources): ProgrammeSheet {
  const modules = course.modules?.map((module) => ({ ...module, points: [] }));
  const shown = facts.flatMap((fact) => {
    if (WHOLE_FACTS.includes(fact.id)) return [fact];
    return SHORT_FACTS.includes(fact.id) ? [{ ...fact, detail: fact.detail.slice(0, 1) }] : [];
  });
  return courseProgramme({ ...sources, course: { ...course, modules }, facts: shown });
}

/** All courses in one PDF: cover, funding, one page a course, grouped by category, then figures, contact and legal facts. */
export function catalogueProgramme(
  courses: readonly CourseProgrammeSources[],
  figures: readonly Figure[],
  today: Date,
): Programme {
  const { brand, contact, offices, legal, certificate } = site;
  const { accessibilityOfficer: officer, phone, email } = contact;
  const provider = providerOf(site);
  const edition = `Édité le ${formatDay(today)}`;
  const sessions = courses.flatMap(({ course }) => offeredSessions(course, today));
  const schemes = financing.schemes.filter(
    ({ publicFunds }) => !publicFunds || canUsePublicFunding(certificate, today),
  );
  const common = { tone: 'grey', links: contactLinks(contact, brand.url) } as const;
  const pages = Map.groupBy(courses.map(coursePage), ({ notes }) => notes.join());
  const sheets: ProgrammeSheet[] = [
    {
      ...common,
      title: 'Financer votre formation',
      lead: 'Plusieurs financements s’ajoutent ou s’excluent selon votre statut. Nous préparons le dossier avec vous.',
      notes: ['Avant l’inscription'],
      sections: [
        section(
          'funding',
          2,
          schemes.map(({ title, who, description, delay }) =>
            paragraphs(title, `${who}.`, description, `Délai\u00a0: ${delay}.`),
          ),
        ),
        section(
          'steps',
          2,
          financing.steps.map(({ title, description }) => paragraphs(title, description)),
        ),
      ],
    },
    ...[...pages.values()].flat(),
    {
      ...common,
      title: 'Résultats, contact et mentions légales',
      lead: 'Les dates et les tarifs sont ceux du jour de cette édition\u00a0; le site donne ceux d’aujourd’hui.',
      notes: ['L’organisme'],
      sections: [
        section(
          'figures',
          2,
          figures.map(({ value, label, period, sample }) =>
            paragraphs(`${value} ${label}`, `${withCapital(period)}\u00a0: ${sample}`),
          ),
        ),
        section('contact', 2, [
          paragraphs('Un conseiller', phone, email, brand.url),
          paragraphs('Handicap', officer.name, officer.phone, officer.email),
        ]),
        section(
          'offices',
          2,
          offices.map(({ name, address, hours, accessibility }) =>
            paragraphs(name, addressLine(address), ...(hours === undefined ? [] : [hours]), accessibility),
          ),
        ),
        section('legal', 2, [
          paragraphs('Éditeur', provider.company, ...provider.registration),
          paragraphs('Direction de la publication', legal.publicationDirector),
        ]),
      ],
    },
  ];
  return {
    ...common,
    ...programmePicture(undefined, { seed: 'catalogue', motif: 'boussole', tone: 'grey' }),
    kind: 'Catalogue',
    title: 'Nos formations',
    lead: `${brand.baseline}.`,
    notes: [],
    sections: [
      section('edition', 2, [
        paragraphs('Formations', String(courses.length)),
        paragraphs('Sessions à venir', String(sessions.length)),
        paragraphs('Date', edition),
        paragraphs('Contact', phone, email),
        paragraphs('En ligne', brand.url),
      ]),
    ],
    sheets: sheets.map((sheet) => ({ ...sheet, sections: sheet.sections.filter(({ entries }) => entries.length > 0) })),
    provider,
    edition,
    datedOn: today,
    keywords: [...pages.keys()],
  };
}
