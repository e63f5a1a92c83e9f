import { type FilteredListSettings, mountFilter } from '#src/features/filter/FilteredList.tsx';
import { FilterToolbar } from '#src/features/filter/FilterToolbar.tsx';
import { paths } from '#src/site/paths.ts';
import { catalogueCount, cataloguePageHeading, catalogueTitle, findCourses, knownCategory } from './facets.ts';
import { COURSE_LIST } from './course-list.tsx';
import { CHOICE_FORM, COURSES_PER_PAGE } from './course.ts';
import type { Course } from './course-json.ts';
import { COURSE_SKELETON, CourseGrid } from './CourseGrid.tsx';

const CompareBox = ({ course }: { course: Course }) => (
  <label className="no-print relative z-1 flex items-center gap-2 self-start">
    <input
      className="size-6 checked:[counter-increment:chosen]"
      type="checkbox"
      name="formations"
      value={course.id}
      form={CHOICE_FORM}
    />
    <span>
      Comparer<span className="sr-only"> {course.title}</span>
    </span>
  </label>
);

const RequestCourseCard = () => (
  <li
    className={[
      'no-print sm:max-lg:odd:col-span-full lg:max-wide:nth-[3n+1]:col-span-full lg:max-wide:nth-[3n+2]:col-[2/-1]',
      'wide:nth-[4n+1]:col-span-full wide:nth-[4n+2]:col-[2/-1] wide:nth-[4n+3]:col-[3/-1]',
    ].join(' ')}
  >
    <div className="ruled p-[calc(2*var(--line))_1rem]">
      <h3 className="on-ruled-line text-title leading-line">Elle n’est pas dans la liste&#8239;?</h3>
      <p className="on-ruled-line mb-line leading-line">Dites ce que vous voulez savoir faire.</p>
      <a className="button button-quiet bg-paper" href={paths.contact}>
        Nous écrire
      </a>
    </div>
  </li>
);

export const CatalogueGrid = ({ courses, isEnd }: { courses: readonly Course[]; isEnd: boolean }) => (
  <CourseGrid courses={courses} Box={CompareBox}>
    {isEnd && <RequestCourseCard />}
  </CourseGrid>
);

export const catalogue: FilteredListSettings<Course> = {
  ...COURSE_LIST,
  Toolbar: FilterToolbar,
  find: findCourses,
  search: { label: 'Rechercher une formation', placeholder: 'Rechercher une formation...' },
  summary: catalogueCount,
  title: catalogueTitle,
  pageHeading: cataloguePageHeading,
  heading: (query) => knownCategory(query) || 'Toutes les formations',
  pageSize: COURSES_PER_PAGE,
  Results: ({ items, isEnd }) => <CatalogueGrid courses={items} isEnd={isEnd} />,
  skeleton: { ...COURSE_SKELETON, count: 6 },
};

export const mount = (root: HTMLElement): Promise<void> => mountFilter(root, catalogue);
