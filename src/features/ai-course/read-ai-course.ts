import { textValues } from '#src/features/editorial/text-values.ts';
import { courseSchema, totalHours } from '#src/features/courses/course-schema.ts';
import { readSessions, withSessions } from '#src/features/courses/planned-sessions.ts';
import { applyFundingRules } from '#src/features/courses/course-funding.ts';
import { readContentFile, readEntryFile } from '#src/lib/content-file.ts';
import { siteSchema } from '#src/site/site-schema.ts';
import { type AiCourse, aiCourseSchema } from './ai-course-schema.ts';

export type WordingName = keyof AiCourse['wordings'];

export function readAiCourse(day: Date) {
  const site = readContentFile('site.yaml', siteSchema);
  const texts = readContentFile('ai-course.yaml', aiCourseSchema, textValues(day));
  const courseData = readEntryFile(`courses/${texts.course}`, courseSchema);
  const sheet = applyFundingRules(withSessions(texts.course, courseData, readSessions()), site, day);
  const { modules = [], group } = courseData;
  const hours = courseData.hours ?? totalHours(modules);
  const aiCourse: AiCourse = { ...texts, hours, modules, groupSize: group?.largest };
  const wording = (name: WordingName): string => {
    const promise = texts.wordings[name];
    return typeof promise === 'string' ? promise : promise[sheet.eligibleForCPF ? 'open' : 'suspended'];
  };
  return { aiCourse, sheet, wording };
}
