import type { AiCourse } from '#src/features/ai-course/ai-course-schema.ts';
import type { WordingName } from '#src/features/ai-course/read-ai-course.ts';
import { dateOf } from '#src/features/courses/course.ts';
import { categoryTone, courseMotif, coursePhoto } from '#src/features/courses/course-picture.ts';
import { cpfLine, type PublishedCourse } from '#src/features/courses/course-funding.ts';
import type { FactId } from '#src/features/courses/course-fact-texts.ts';
import { type CourseFact, formatHours, lineText } from '#src/features/courses/course-facts.ts';
import type { CourseModule } from '#src/features/courses/course-parts-schema.ts';
import { offeredSessions, placeName, stateLabel } from '#src/features/courses/sessions.ts';
import type { Financing } from '#src/features/financing/financing-schema.ts';
import { withCapital } from '#src/lib/french-text.ts';
import { formatPeriod } from '#src/lib/french-dates.ts';
import type { Site } from '#src/site/site-schema.ts';
import {
  contactLinks,
  editionOf,
  paragraphs,
  programmePicture,
  providerOf,
  section,
  type SectionName,
} from './programme-parts.ts';
import type { Programme, ProgrammeEntry, ProgrammeSection } from './programme.ts';

/** The facts of each section. */
const SECTION_FACTS: Partial<Record<SectionName, readonly FactId[]>> = {
  brief: ['duration', 'pace', 'modality', 'level', 'price', 'group'],
  funding: ['funding'],
  learners: ['audience', 'prerequisites', 'unsuited', 'trainers'],
  objectives: ['objectives'],
  methods: ['methods', 'assessment'],
  certification: ['recognition', 'certification', 'blocks', 'equivalences'],
  figures: ['passing', 'satisfaction'],
  afterwards: ['bridges', 'continuations', 'outcomes'],
  enrolment: ['access', 'delays', 'contact'],
  accessibility: ['accessibility'],
};

/** Facts that are lists; the others are sentences. */
const LISTS: readonly FactId[] = ['objectives', 'methods', 'assessment'];
/** Facts without a term, because their section has the same name. */
const WITHOUT_TERM: readonly FactId[] = ['objectives', 'accessibility'];

export type CourseProgrammeSources = {
  id: string;
  course: PublishedCourse;
  facts: readonly CourseFact[];
  site: Site;
  cpfRules: Financing['rules'];
  pageUrl: string;
  today: Date;
};

const factEntry = ({ id, term, detail }: CourseFact): ProgrammeEntry => ({
  ...(!WITHOUT_TERM.includes(id) && { term }),
  lines: detail.map(lineText),
  form: LISTS.includes(id) ? 'list' : 'lines',
});

/** States whether the CPF pays for the course. Empty without a certificate, because the CPF pays no such provider. */
function cpfEntries({ course, cpfRules, site, today }: CourseProgrammeSources): ProgrammeEntry[] {
  if (site.certificate === undefined) return [];
  const detail = cpfLine(course, cpfRules, today) ?? course.fundingNotice;
  return [
    paragraphs('CPF', course.eligibleForCPF ? 'Éligible' : 'Non éligible', ...(detail === undefined ? [] : [detail])),
  ];
}

/** Dates and places. Only the page shows the seats left, because a forwarded file would be outdated. */
const sessionEntries = ({ course, today }: CourseProgrammeSources): ProgrammeEntry[] =>
  offeredSessions(course, today).map(({ start, end, place, state }) => {
    const period = formatPeriod(start, end);
    const full = state === 'full' ? [stateLabel({ state }).toLocaleLowerCase('fr')] : [];
    return paragraphs(withCapital(period), [placeName(place), ...full].join(', '));
  });

const moduleEntry = ({ title, hours, points }: CourseModule): ProgrammeEntry => ({
  term: title,
  aside: formatHours(hours),
  lines: points,
  form: 'list',
});

/** The sections in the order of the page: key facts first, then the programme, then further facts. */
function courseSections(sources: CourseProgrammeSources): ProgrammeSection[] {
  const { course, facts, pageUrl } = sources;
  const modules = course.modules ?? [];
  const factsOf = (name: SectionName) => facts.filter(({ id }) => SECTION_FACTS[name]?.includes(id)).map(factEntry);
  const keyEntries = [...factsOf('brief'), ...cpfEntries(sources)].map((entry) => ({ ...entry, isKey: true }));
  const sections: ProgrammeSection[] = [
    section('brief', 3, [...keyEntries, ...factsOf('funding')]),
    section('learners', 2, factsOf('learners')),
    section('objectives', 1, factsOf('objectives')),
    section('sessions', 3, sessionEntries(sources)),
    section('figures', 2, factsOf('figures')),
    { ...section('modules', modules.length % 3 === 0 ? 3 : 2, modules.map(moduleEntry)), opensPage: true },
    section('enrolment', 3, factsOf('enrolment')),
    section('methods', 2, factsOf('methods')),
    section('certification', 3, factsOf('certification')),
    section('afterwards', 3, factsOf('afterwards')),
    section('accessibility', 1, factsOf('accessibility')),
    section('online', 1, [paragraphs(undefined, pageUrl)]),
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}

export function courseProgramme(sources: CourseProgrammeSources): Programme {
  const { id, course, site, pageUrl } = sources;
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
    ...editionOf(version, updatedOn),
    datedOn: updatedOn ?? dateOf(course),
    keywords: [category, title, ...(certification ? [certification.code] : [])],
  };
}

type AiProgrammeSources = CourseProgrammeSources & { aiCourse: AiCourse; wording: (name: WordingName) => string };

/** The programme of the AI course: the programme of its sheet with the texts and the photo of the landing page. */
export function aiProgramme({ aiCourse, wording, ...sources }: AiProgrammeSources): Programme {
  const programme = courseProgramme(sources);
  const { title, introduction, results } = aiCourse;
  const landingSections = [
    section(
      'results',
      3,
      results.map((result) => paragraphs(result.title, result.description)),
    ),
    section('funding', 1, [paragraphs(undefined, `${wording('funding')}.`, `${wording('cpfDelay')}.`)]),
  ];
  return {
    ...programme,
    title,
    lead: introduction,
    ...programmePicture(aiCourse.photo ?? coursePhoto(sources.course), {
      seed: 'formation-ia',
      motif: 'invite',
      tone: programme.tone,
    }),
    sections: [...programme.sections.slice(0, -1), ...landingSections, ...programme.sections.slice(-1)],
  };
}
