import { dateOf } from '#src/features/courses/course.ts';
import { categoryTone, courseMotif, coursePhoto } from '#src/features/courses/course-picture.ts';
import { publishedFacts } from '#src/features/courses/published-facts.ts';
import { cpfLine, type PublishedCourse } from '#src/features/courses/course-funding.ts';
import type { FactId } from '#src/features/courses/course-fact-texts.ts';
import { type CourseFact, lineText } from '#src/features/courses/course-facts.ts';
import { offeredSessions } from '#src/features/courses/sessions.ts';
import { financing } from '#src/features/financing/financing.ts';
import { withCapital } from '#src/lib/french-text.ts';
import { formatHours, formatPeriod } from '#src/lib/french-dates.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { absolute } from '#src/site/structured-data.ts';
import {
  contactLinks,
  editionOf,
  type Programme,
  type ProgrammeEntry,
  programmePicture,
  type ProgrammeSection,
  providerOf,
} from './programme.ts';

const LISTS: readonly FactId[] = ['objectives', 'methods', 'assessment'];
const WITHOUT_TERM: readonly FactId[] = ['objectives', 'accessibility'];

export const programmeSources = (id: string, course: PublishedCourse, today: Date, path = paths.course(id)) => ({
  id,
  course,
  facts: publishedFacts(course),
  pageUrl: absolute(path),
  today,
});

export type ProgrammeSources = ReturnType<typeof programmeSources>;

const factEntry = ({ id, term, detail }: CourseFact): ProgrammeEntry => ({
  term: WITHOUT_TERM.includes(id) ? undefined : term,
  lines: detail.map(lineText),
  isList: LISTS.includes(id),
});

function cpfEntry({ course, today }: ProgrammeSources): ProgrammeEntry {
  const detail = cpfLine(course, financing.rules, today) ?? course.fundingNotice;
  const eligibility = course.eligibleForCPF ? 'Éligible' : 'Non éligible';
  return { term: 'CPF', lines: detail === undefined ? [eligibility] : [eligibility, detail] };
}

/** Omits the number of free seats, because it would be outdated in a forwarded file. */
const sessionEntries = ({ course, today }: ProgrammeSources): ProgrammeEntry[] =>
  offeredSessions(course, today).map(({ start, end, place, state }) => {
    const line = state === 'full' ? `${place}, complète` : place;
    return { term: withCapital(formatPeriod(start, end)), lines: [line] };
  });

function courseSections(sources: ProgrammeSources): ProgrammeSection[] {
  const { course, facts, pageUrl } = sources;
  const { modules = [] } = course;
  const entriesOf = (...ids: FactId[]) => facts.filter(({ id }) => ids.includes(id)).map(factEntry);
  const keyEntries = [
    ...entriesOf('duration', 'pace', 'modality', 'level', 'price', 'group'),
    // The CPF pays no provider without a certificate.
    ...(site.certificate ? [cpfEntry(sources)] : []),
  ].map((entry) => ({ ...entry, isKey: true }));
  const sections: ProgrammeSection[] = [
    { title: 'En bref', columns: 3, entries: [...keyEntries, ...entriesOf('funding')] },
    { title: 'Pour qui', columns: 2, entries: entriesOf('audience', 'prerequisites', 'unsuited', 'trainers') },
    { title: 'Objectifs', columns: 1, entries: entriesOf('objectives') },
    { title: 'Prochaines sessions', columns: 3, entries: sessionEntries(sources) },
    { title: 'Résultats', columns: 2, entries: entriesOf('passing', 'satisfaction') },
    {
      title: 'Contenu',
      columns: modules.length % 3 === 0 ? 3 : 2,
      entries: modules.map(({ title, hours, points }) => ({
        term: title,
        aside: formatHours(hours),
        lines: points,
        isList: true,
      })),
      opensPage: true,
    },
    { title: 'Inscription', columns: 3, entries: entriesOf('access', 'delays', 'contact') },
    { title: 'Méthode et évaluation', columns: 2, entries: entriesOf('methods', 'assessment') },
    {
      title: 'Certification',
      columns: 3,
      entries: entriesOf('recognition', 'certification', 'blocks', 'equivalences'),
    },
    { title: 'Suites', columns: 3, entries: entriesOf('bridges', 'continuations', 'outcomes') },
    { title: 'Accessibilité', columns: 1, entries: entriesOf('accessibility') },
    { title: 'En ligne', columns: 1, entries: [{ lines: [pageUrl] }] },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}

export function courseProgramme(sources: ProgrammeSources): Programme {
  const { id, course, pageUrl } = sources;
  const { title, description, category, certification, updatedOn, version } = course;
  const tone = categoryTone(category);
  return {
    kind: 'Programme de formation',
    sheets: [],
    title,
    lead: description,
    notes: [category],
    tone,
    ...programmePicture(coursePhoto(course), { seed: id, motif: courseMotif(course), tone }),
    sections: courseSections(sources),
    links: [
      ...contactLinks(site.contact, pageUrl),
      ...(certification ? [{ text: certification.code, href: certification.url }] : []),
    ],
    provider: providerOf(site),
    edition: editionOf(version, updatedOn),
    datedOn: updatedOn ?? dateOf(course),
  };
}
