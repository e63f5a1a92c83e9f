import { type FilteredListSettings, mountFilter } from '#src/features/filter/FilteredList.tsx';
import { FilterLinks } from '#src/features/filter/FilterLinks.tsx';
import { countOf } from '#src/lib/french-numbers.ts';
import { paths } from '#src/site/paths.ts';
import { SHOWCASE_SIZE } from './course.ts';
import type { Course } from './course-json.ts';
import { COURSE_SKELETON, CourseGrid } from './CourseGrid.tsx';
import { findCourses } from './facets.ts';

export const COURSE_LIST = {
  path: paths.courses,
  file: paths.apiCourses,
  texts: {
    loading: 'Chargement des formations',
    failed: 'Le catalogue n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.',
    emptyTitle: 'Aucune formation trouvée',
    emptyHint: 'Essayez de modifier vos critères de recherche.',
    reset: 'Voir toutes les formations',
    more: 'Afficher les suivantes',
  },
};

export const showcase: FilteredListSettings<Course> = {
  ...COURSE_LIST,
  Toolbar: ({ status, ...filters }) => (
    <>
      {filters.groups.map((group) => (
        <FilterLinks key={group.name} {...filters} group={group} />
      ))}
      <p className="sr-only" aria-live="polite" aria-atomic="true">
        {status}
      </p>
    </>
  ),
  find: (courses, query) => findCourses(courses, query).slice(0, SHOWCASE_SIZE),
  summary: ({ query: { category }, total = 0 }) =>
    category ? `${category}\u00a0: ${countOf(total, 'formation')} ci-dessous` : '',
  pageSize: SHOWCASE_SIZE,
  Results: ({ items }) => <CourseGrid courses={items} />,
  skeleton: { ...COURSE_SKELETON, count: SHOWCASE_SIZE },
};

export const mount = (root: HTMLElement): Promise<void> => mountFilter(root, showcase);
