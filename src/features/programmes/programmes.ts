import { CONTENT } from '#src/lib/content-folder.ts';
import { readAiCourse } from '#src/features/ai-course/read-ai-course.ts';
import { allCourses } from '#src/features/courses/course-collection.ts';
import { publishedFacts } from '#src/features/courses/course-json.ts';
import { financing } from '#src/content-model/data.ts';
import { hasAiCourse } from '#src/site/offered.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { absolute } from '#src/site/structured-data.ts';
import { aiProgramme } from './ai-programme.ts';
import { courseProgramme } from './course-programme.ts';
import type { Programme } from './programme.ts';

/** `/programmes/formation-ia.pdf` is `formation-ia`. */
const fileName = (path: string): string => path.replace(/^.*\/|\.pdf$/g, '');

/** Every programme by the name of its file: each course's, and the flagship course's. */
export async function allProgrammes(): Promise<Map<string, Programme>> {
  const today = new Date();
  const programmes = new Map<string, Programme>();
  if (hasAiCourse) {
    const { aiCourse, sheet, wording } = readAiCourse(today);
    const programme = aiProgramme({
      id: aiCourse.course,
      course: sheet,
      facts: publishedFacts(sheet),
      site,
      cpfRules: financing.rules,
      pageUrl: absolute(paths.aiCourse),
      today,
      aiCourse,
      wording,
    });
    programmes.set(fileName(paths.aiProgrammeFile), programme);
  }
  for (const { id, data } of await allCourses()) {
    const name = fileName(paths.courseProgramme(id));
    if (programmes.has(name))
      throw new Error(`${CONTENT}/courses/${id}.md: the programme of another course has this name. Rename the file.`);
    const pageUrl = absolute(paths.course(id));
    const facts = publishedFacts(data);
    programmes.set(name, courseProgramme({ id, course: data, facts, site, cpfRules: financing.rules, pageUrl, today }));
  }
  return programmes;
}
