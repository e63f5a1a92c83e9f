import type { ComponentProps } from 'react';
import type { Course } from './course.ts';
import { CourseCard } from './CourseCard.tsx';

/** Cards beside one another, of which `CatalogueGrid` counts the columns: within `data-course-row` three of them, and never a fourth place. */
export function CardList(list: ComponentProps<'ul'>) {
  return (
    <ul
      className="grid gap-x-[clamp(1.25rem,2.5vw,2.5rem)] gap-y-8 *:grid in-data-course-row:grid-cols-fit-[13rem] sm:not-in-data-course-row:grid-cols-2 lg:not-in-data-course-row:grid-cols-3 wide:not-in-data-course-row:grid-cols-4"
      role="list"
      {...list}
    />
  );
}

/** As many as the first screen of a telephone can show: the others are laid out, and their pictures asked for, when they come near or once it stands. */
const FIRST_CARDS = 1;

type Props = ComponentProps<'ul'> & Pick<ComponentProps<typeof CourseCard>, 'Box'> & { courses: readonly Course[] };

/** Courses, and after them what else stands in the list. */
export function CourseGrid({ courses, Box, children, ...list }: Props) {
  return (
    <CardList {...list}>
      {courses.map((course, index) => (
        <li key={course.id} className={index < FIRST_CARDS ? undefined : 'late'}>
          <CourseCard course={course} Box={Box} />
        </li>
      ))}
      {children}
    </CardList>
  );
}
