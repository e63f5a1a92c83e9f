import { textValues } from '#src/features/editorial/text-values.ts';
import { totalHours } from '#src/features/courses/course-schema.ts';
import { readPublishedCourse } from '#src/features/courses/published-courses.ts';
import { readContentFile } from '#src/lib/content-file.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { interpolateAll } from '#src/lib/template.ts';
import { type AiCourse, aiCourseSchema } from './ai-course-schema.ts';

export type WordingName = keyof AiCourse['wordings'];
type CertifiedWording = 'certification' | 'trainers';

export function readAiCourse(day: Date) {
  const file = readContentFile('ai-course.yaml', aiCourseSchema);
  const texts = interpolateAll(file, textValues(day), `${CONTENT}/ai-course.yaml`);
  const sheet = readPublishedCourse(texts.course, day);
  const isCertifying = sheet.certification !== undefined;
  const isTrue = ({ needsCertification }: { needsCertification: boolean }) => isCertifying || !needsCertification;
  const { modules = [], group, hours = totalHours(modules) } = sheet;
  const aiCourse: AiCourse = {
    ...{ ...texts, hours, modules, groupSize: group?.largest },
    ...{ results: texts.results.filter(isTrue), reasons: texts.reasons.filter(isTrue), faq: texts.faq.filter(isTrue) },
  };
  const certifiedWording = (name: CertifiedWording) => (isCertifying ? texts.wordings[name] : undefined);
  const wording = (name: Exclude<WordingName, CertifiedWording>): string => {
    const promise = texts.wordings[name];
    return typeof promise === 'string' ? promise : promise[sheet.eligibleForCPF ? 'open' : 'suspended'];
  };
  return { aiCourse, sheet, wording, certifiedWording };
}
