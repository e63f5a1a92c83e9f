import type { AiCourse } from '#src/features/ai-course/ai-course-schema.ts';
import type { Promised } from '#src/features/ai-course/wording.ts';
import { drawIllustration } from '#src/features/illustration/illustration.ts';
import type { Site } from '#src/site/site-schema.ts';
import {
  contactLinks,
  editionOf,
  keyEntries,
  modulesSection,
  paragraphs,
  providerOf,
  section,
} from './programme-parts.ts';
import { AI_TERMS } from './programme-texts.ts';
import type { Programme, ProgrammeEntry, ProgrammeSection } from './programme.ts';

const TONE = 'purple';
const PICTURE = { seed: 'formation-ia', motif: 'invite', tone: TONE } as const;

export type AiProgrammeSources = {
  course: AiCourse;
  /** A promise of the course, as the site words it today. */
  wording: (name: Promised) => string;
  site: Site;
  pageUrl: string;
};

type Described = { title: string; description: string };

const described = ({ title, description }: Described): ProgrammeEntry => paragraphs(title, description);

function aiSections({ course, wording, site, pageUrl }: AiProgrammeSources): ProgrammeSection[] {
  const { hours, weeks, groupSize, supportMonths, prerequisites, assessment, certification } = course;
  const { name, phone, email } = site.contact.accessibilityOfficer;
  return [
    section(
      'brief',
      2,
      keyEntries([
        paragraphs(AI_TERMS.duration, AI_TERMS.hoursOverWeeks(hours, weeks)),
        paragraphs(AI_TERMS.group, AI_TERMS.groupSize(groupSize)),
        paragraphs(AI_TERMS.support, AI_TERMS.months(supportMonths)),
        paragraphs(AI_TERMS.prerequisites, prerequisites),
      ]),
    ),
    section('objectives', 2, course.skills.map(described)),
    modulesSection(course.modules),
    {
      ...section('methods', 2, [...course.pedagogy.map(described), paragraphs(AI_TERMS.assessment, assessment)]),
      opensPage: true,
    },
    section('results', 3, course.results.map(described)),
    section('certification', 1, [
      paragraphs(
        undefined,
        `${certification.title}, ${certification.code}`,
        AI_TERMS.certifier(certification.certifier),
      ),
    ]),
    section('funding', 1, [paragraphs(undefined, `${wording('funding')}.`, `${wording('cpfDelay')}.`)]),
    section('enrolment', 2, [
      paragraphs(AI_TERMS.contact, `${site.contact.phone}, ${site.contact.email}`),
      paragraphs(AI_TERMS.accessibility, `${name}, ${phone}, ${email}`),
    ]),
    section('online', 1, [paragraphs(undefined, pageUrl)]),
  ];
}

/** The programme of the flagship course, whose promises follow the wordings in force. */
export function aiProgramme(sources: AiProgrammeSources): Programme {
  const { course, site, pageUrl } = sources;
  const { title, introduction, certification, updatedOn } = course;
  return {
    title,
    lead: introduction,
    notes: [AI_TERMS.category],
    tone: TONE,
    picture: drawIllustration(PICTURE),
    sections: aiSections(sources),
    links: [...contactLinks(site.contact, pageUrl), { text: certification.code, href: certification.url }],
    provider: providerOf(site),
    ...editionOf(undefined, updatedOn),
    datedOn: updatedOn,
    keywords: [AI_TERMS.category, title, certification.code],
  };
}
