import { countOptions } from '#src/features/filter/query.ts';
import { countOf } from '#src/lib/french-numbers.ts';
import { slugify } from '#src/lib/french-text.ts';
import { inPages } from '#src/lib/in-pages.ts';
import { COURSE_CATEGORIES } from '#src/site/categories.ts';
import { canUsePublicFundingToday } from '#src/site/funding.ts';
import { paths } from '#src/site/paths.ts';
import { allCourses } from './course-collection.ts';
import { toCourse } from './course-json.ts';
import { COURSES_PER_PAGE } from './course.ts';
import { cataloguePageHeading, catalogueTitle, courseFilters, findCourses } from './facets.ts';

function describe(category: string, total: number, page: number): string {
  const subjects = category === '' ? COURSE_CATEGORIES.join(', ') || 'Formations' : `Formations ${category}`;
  const details = canUsePublicFundingToday() ? 'leur durée, leur éligibilité au CPF' : 'leur durée, leur niveau';
  const suffix = page > 1 ? `, page ${String(page)}` : '';
  return `${subjects}\u00a0: ${countOf(total, 'formation', 'Aucune')}, ${details}. Cherchez un outil ou un métier${suffix}.`;
}

export async function cataloguePages() {
  const courses = (await allCourses()).map(toCourse);
  const filters = courseFilters(courses);
  return ['', ...COURSE_CATEGORIES].flatMap((category) => {
    const query = category === '' ? {} : { category };
    const found = findCourses(courses, query);
    const groups = countOptions(filters, query, (other) => findCourses(courses, other).length);
    const hrefOf = (page: number) => paths.coursePage(page, category === '' ? undefined : slugify(category));
    return inPages(found, COURSES_PER_PAGE).map(({ page, shown }, _, pages) => {
      const built = { query, page, total: found.length, groups };
      return {
        built,
        courses: shown,
        title: catalogueTitle(built),
        description: describe(category, found.length, page),
        heading: cataloguePageHeading(query),
        listHeading: category === '' ? 'Toutes les formations' : category,
        canonical: category === '' || page > 1 ? hrefOf(page) : paths.courseCategory(category),
        pages: pages.length,
        hrefOf,
      };
    });
  });
}
