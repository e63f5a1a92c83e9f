import type { AiCourse } from '#src/features/ai-course/ai-course-schema.ts';
import type { Promised } from '#src/features/ai-course/read-ai-course.ts';
import { coursePhoto } from '#src/features/courses/course-picture.ts';
import { courseProgramme, type CourseProgrammeSources } from './course-programme.ts';
import { paragraphs, programmePicture, section } from './programme-parts.ts';
import type { Programme, ProgrammeEntry } from './programme.ts';

const PICTURE = { seed: 'formation-ia', motif: 'invite' } as const;

export type AiProgrammeSources = CourseProgrammeSources & {
  aiCourse: AiCourse;
  /** A promise of the course, as the site words it today. */
  wording: (name: Promised) => string;
};

const described = ({ title, description }: { title: string; description: string }): ProgrammeEntry =>
  paragraphs(title, description);

/**
 * The programme of the AI course: that of its sheet, fact by fact, with the title and the promises of its landing page.
 * Two files about one course that could differ would be the classic finding of an audit.
 */
export function aiProgramme({ aiCourse, wording, ...sources }: AiProgrammeSources): Programme {
  const programme = courseProgramme(sources);
  const { title, introduction, results } = aiCourse;
  const added = [
    section('results', 3, results.map(described)),
    section('funding', 1, [paragraphs(undefined, `${wording('funding')}.`, `${wording('cpfDelay')}.`)]),
  ];
  return {
    ...programme,
    title,
    lead: introduction,
    ...programmePicture(aiCourse.photo ?? coursePhoto(sources.course), { ...PICTURE, tone: programme.tone }),
    sections: [...programme.sections.slice(0, -1), ...added, ...programme.sections.slice(-1)],
  };
}
