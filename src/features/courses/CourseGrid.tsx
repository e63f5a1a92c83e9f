import type { ComponentProps } from 'react';
import type { Course } from './course-json.ts';
import { CourseCard } from './CourseCard.tsx';

/** `RequestCourseCard` depends on these numbers of columns. */
const LIST =
  'grid gap-x-cards gap-y-8 *:grid sm:grid-cols-2 lg:grid-cols-3 wide:grid-cols-4 in-data-course-row:grid-cols-fit-52!';

export const COURSE_SKELETON = { list: LIST, card: 'course-card' };

type Props = ComponentProps<'ul'> & Pick<ComponentProps<typeof CourseCard>, 'Box'> & { courses: readonly Course[] };

export function CourseGrid({ courses, Box, children, ...listProps }: Props) {
  return (
    <ul className={LIST} role="list" {...listProps}>
      {courses.map((course, index) => (
        <li key={course.id} className={index === 0 ? undefined : 'below-fold'}>
          <CourseCard course={course} Box={Box} />
        </li>
      ))}
      {children}
    </ul>
  );
}
