import { textValues } from '#src/content-model/text-values.ts';
import { courseSchema } from '#src/features/courses/course-schema.ts';
import type { CourseModule } from '#src/features/courses/course-parts-schema.ts';
import { applyFundingRules } from '#src/features/courses/course-funding.ts';
import { readContentFile, readEntryFile } from '#src/lib/content-file.ts';
import { siteSchema } from '#src/site/site-schema.ts';
import { type AiCourse, aiCourseSchema } from './ai-course-schema.ts';

export type Promised = keyof AiCourse['wordings'];

/** Returns a promise by its name. Promises on public funds have a second text for days without them. */
const wordingIn =
  ({ wordings }: Pick<AiCourse, 'wordings'>, isFunded: boolean) =>
  (name: Promised): string => {
    const promise = wordings[name];
    return typeof promise === 'string' ? promise : promise[isFunded ? 'open' : 'suspended'];
  };

const FILE = 'ai-course.yaml';

/** The AI course on a day, and its course sheet. The file is read twice: its texts may name values of the sheet. */
export function readAiCourse(day: Date) {
  const site = readContentFile('site.yaml', siteSchema);
  const { course } = readContentFile(FILE, aiCourseSchema);
  const written = readEntryFile(`courses/${course}`, courseSchema);
  const sheet = applyFundingRules(written, site, day);
  const modules: readonly CourseModule[] = written.modules ?? [];
  const hours = written.hours ?? modules.reduce((sum, module) => sum + module.hours, 0);
  const groupSize = written.group?.largest;
  const aiCourse: AiCourse = { ...readContentFile(FILE, aiCourseSchema, textValues(day)), hours, modules, groupSize };
  return { aiCourse, sheet, wording: wordingIn(aiCourse, sheet.eligibleForCPF) };
}
