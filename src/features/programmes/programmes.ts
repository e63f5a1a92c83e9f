import { CONTENT } from '#src/lib/content-folder.ts';
import { readAiCourse } from '#src/features/ai-course/read-ai-course.ts';
import { allCourses } from '#src/features/courses/course-collection.ts';
import { publishedFacts } from '#src/features/courses/course-json.ts';
import type { PublishedCourse } from '#src/features/courses/course-funding.ts';
import { providerFigures } from '#src/features/figures/figures.ts';
import { financing } from '#src/features/financing/financing.ts';
import { dayOf } from '#src/lib/french-dates.ts';
import { hasAiCourse } from '#src/site/offered.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { absolute } from '#src/site/structured-data.ts';
import { catalogueProgramme } from './catalogue-programme.ts';
import { aiProgramme, courseProgramme, type CourseProgrammeSources } from './course-programme.ts';
import type { Programme } from './programme.ts';

/** Returns `formation-ia` for `/programmes/formation-ia.pdf`. */
const fileName = (path: string): string => path.replace(/^.*\/|\.pdf$/g, '');

function sourcesOf(id: string, course: PublishedCourse, today: Date, path = paths.course(id)): CourseProgrammeSources {
  const [facts, pageUrl] = [publishedFacts(course), absolute(path)];
  return { id, course, facts, site, cpfRules: financing.rules, pageUrl, today };
}

/** Returns the programmes of all courses and of the AI course, by file name. */
export async function allProgrammes(): Promise<Map<string, Programme>> {
  const today = new Date();
  const programmes = new Map<string, Programme>();
  if (hasAiCourse) {
    const { aiCourse, sheet, wording } = readAiCourse(today);
    const sources = sourcesOf(aiCourse.course, sheet, today, paths.aiCourse);
    programmes.set(fileName(paths.aiProgrammeFile), aiProgramme({ ...sources, aiCourse, wording }));
  }
  for (const { id, data } of await allCourses()) {
    const name = fileName(paths.courseProgramme(id));
    if (programmes.has(name))
      throw new Error(`${CONTENT}/courses/${id}.md: the programme of another course has this name. Rename the file.`);
    programmes.set(name, courseProgramme(sourcesOf(id, data, today)));
  }
  return programmes;
}

/** Returns the PDF of all courses. */
export async function wholeCatalogue(): Promise<Programme> {
  const [courses, today] = [await allCourses(), dayOf(new Date())];
  return catalogueProgramme(
    courses.map(({ id, data }) => sourcesOf(id, data, today)),
    // A replaced figure stays on the page of results only.
    providerFigures(courses).filter(({ renewedBy }) => renewedBy === undefined),
    today,
  );
}
