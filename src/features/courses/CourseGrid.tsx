import type { ComponentProps } from 'react';
import type { Course } from './course.ts';
import { CARD_SHAPE, CourseCard } from './CourseCard.tsx';

/** `RequestCourseCard` depends on these numbers of columns. */
const CardList = (props: ComponentProps<'ul'>) => (
  <ul
    className="grid gap-x-cards gap-y-8 *:grid in-data-course-row:grid-cols-fit-[13rem] sm:not-in-data-course-row:grid-cols-2 lg:not-in-data-course-row:grid-cols-3 wide:not-in-data-course-row:grid-cols-4"
    role="list"
    {...props}
  />
);

/** The number of cards without `content-visibility`. */
const FIRST_CARDS = 1;

type Props = ComponentProps<'ul'> & Pick<ComponentProps<typeof CourseCard>, 'Box'> & { courses: readonly Course[] };

export function CourseGrid({ courses, Box, children, ...listProps }: Props) {
  return (
    <CardList {...listProps}>
      {courses.map((course, index) => (
        <li key={course.id} className={index < FIRST_CARDS ? undefined : 'below-fold'}>
          <CourseCard course={course} Box={Box} />
        </li>
      ))}
      {children}
    </CardList>
  );
}

const BARS = '*:min-h-5 *:animate-skeleton *:rounded-sm *:bg-ruling *:first:aspect-8/5';

export function CourseSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <CardList aria-busy="true" aria-label={label} data-live="">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <div className={[CARD_SHAPE, BARS].join(' ')} data-skeleton="">
            <span />
            <span />
            <span />
            <span />
            <span />
          </div>
        </li>
      ))}
    </CardList>
  );
}
