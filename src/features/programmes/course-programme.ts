import { dateOf } from '#src/features/courses/course.ts';
import { categoryTone, courseMotif, coursePhoto } from '#src/features/courses/course-picture.ts';
import { cpfLine } from '#src/features/courses/cpf.ts';
import type { FactId } from '#src/features/courses/course-fact-texts.ts';
import type { CourseFact } from '#src/features/courses/course-facts.ts';
import type { PublishedCourse } from '#src/features/courses/published-course.ts';
import { offeredSessions, placeName, stateLabel } from '#src/features/courses/sessions.ts';
import type { Financing } from '#src/features/financing/financing-schema.ts';
import { withCapital } from '#src/lib/french-text.ts';
import { formatPeriod } from '#src/lib/french-dates.ts';
import type { Site } from '#src/site/site-schema.ts';
import {
  contactLinks,
  editionOf,
  keyEntries,
  modulesSection,
  paragraphs,
  programmePicture,
  providerOf,
  section,
} from './programme-parts.ts';
import { PROGRAMME_TEXTS, type SectionName } from './programme-texts.ts';
import type { Programme, ProgrammeEntry, ProgrammeSection } from './programme.ts';

/** Where each fact stands. */
const SECTIONS: Record<FactId, SectionName> = {
  duration: 'brief',
  pace: 'brief',
  modality: 'brief',
  level: 'brief',
  price: 'brief',
  funding: 'funding',
  audience: 'learners',
  prerequisites: 'learners',
  unsuited: 'learners',
  trainers: 'learners',
  objectives: 'objectives',
  methods: 'methods',
  assessment: 'methods',
  recognition: 'certification',
  certification: 'certification',
  passing: 'figures',
  blocks: 'certification',
  equivalences: 'certification',
  satisfaction: 'figures',
  bridges: 'afterwards',
  continuations: 'afterwards',
  outcomes: 'afterwards',
  group: 'brief',
  access: 'enrolment',
  delays: 'enrolment',
  contact: 'enrolment',
  accessibility: 'accessibility',
};

/** Facts whose lines are items; the others' are sentences. */
const LISTS: readonly FactId[] = ['objectives', 'methods', 'assessment'];
/** Facts that are all that their section says, and are called like it. */
const ALONE: readonly FactId[] = ['objectives', 'accessibility'];

export type CourseProgrammeSources = {
  id: string;
  course: PublishedCourse;
  facts: readonly CourseFact[];
  site: Site;
  cpfRules: Financing['rules'];
  /** The whole address of the course's page. */
  pageUrl: string;
  today: Date;
};

const factEntry = ({ id, term, detail }: CourseFact): ProgrammeEntry => ({
  ...(!ALONE.includes(id) && { term }),
  lines: detail,
  form: LISTS.includes(id) ? 'list' : 'lines',
});

/** Nothing of a provider without a certificate: no course of theirs could be paid so. */
function cpfEntries({ course, cpfRules, site, today }: CourseProgrammeSources): ProgrammeEntry[] {
  if (site.certificate === undefined) return [];
  const { term, eligible, notEligible } = PROGRAMME_TEXTS.cpf;
  const more = cpfLine(course, cpfRules, today) ?? course.fundingNotice;
  return [paragraphs(term, course.eligibleForCPF ? eligible : notEligible, ...(more === undefined ? [] : [more]))];
}

/** Dates and places. Seats are counted on the page alone: a file that is forwarded cannot say how many are left. */
const sessionEntries = ({ course, today }: CourseProgrammeSources): ProgrammeEntry[] =>
  offeredSessions(course, today).map(({ start, end, place, state }) => {
    const period = formatPeriod(start, end);
    const full = state === 'full' ? [stateLabel({ state }).toLocaleLowerCase('fr')] : [];
    return paragraphs(withCapital(period), [placeName(place), ...full].join(', '));
  });

/** In the order of the page: what decides, then the programme, then what is good to know. */
function courseSections(sources: CourseProgrammeSources): ProgrammeSection[] {
  const { course, facts, pageUrl } = sources;
  const factsOf = (name: SectionName) => facts.filter(({ id }) => SECTIONS[id] === name).map(factEntry);
  const sections: ProgrammeSection[] = [
    section('brief', 3, [...keyEntries([...factsOf('brief'), ...cpfEntries(sources)]), ...factsOf('funding')]),
    section('learners', 2, factsOf('learners')),
    section('objectives', 1, factsOf('objectives')),
    section('sessions', 3, sessionEntries(sources)),
    section('figures', 2, factsOf('figures')),
    { ...modulesSection(course.modules ?? []), opensPage: true },
    section('enrolment', 3, factsOf('enrolment')),
    section('methods', 2, factsOf('methods')),
    section('certification', 3, factsOf('certification')),
    section('afterwards', 3, factsOf('afterwards')),
    section('accessibility', 1, factsOf('accessibility')),
    section('online', 1, [paragraphs(undefined, pageUrl)]),
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}

/** The programme of a course of the catalogue, from the very facts that its page gives. */
export function courseProgramme(sources: CourseProgrammeSources): Programme {
  const { id, course, site, pageUrl } = sources;
  const { title, description, category, certification, updatedOn, version } = course;
  const tone = categoryTone(category);
  return {
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
    ...editionOf(version, updatedOn),
    datedOn: updatedOn ?? dateOf(course),
    keywords: [category, title, ...(certification ? [certification.code] : [])],
  };
}
