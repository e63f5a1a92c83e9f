import type { ComponentProps } from 'react';
import type { Course } from './course.ts';
import { CourseCard } from './CourseCard.tsx';

/** Cards beside one another: within `data-course-row` three of them from a tablet on, and never a fourth place. */
export function CardList(list: ComponentProps<'ul'>) {
  return (
    <ul
      className="grid grid-cols-fill-[17.5rem] gap-x-[clamp(1.25rem,2.5vw,2.5rem)] gap-y-8 *:grid in-data-course-row:grid-cols-fit-[13rem]"
      role="list"
      {...list}
    />
  );
}

/** As many as the first screen of a telephone can show: the others are laid out, and their pictures asked for, when they come near or once it stands. */
const FIRST_CARDS = 1;

type Props = ComponentProps<'ul'> & Pick<ComponentProps<typeof CourseCard>, 'Box'> & { courses: readonly Course[] };

export function CourseGrid({ courses, Box, ...list }: Props) {
  return (
    <CardList {...list}>
      {courses.map((course, index) => (
        <li key={course.id} className={index < FIRST_CARDS ? undefined : 'late'}>
          <CourseCard course={course} Box={Box} />
        </li>
      ))}
    </CardList>
  );
}
