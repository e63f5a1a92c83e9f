import type { ComponentProps } from 'react';
import { paths } from '#src/site/paths.ts';
import { CompareBox } from './CompareBox.tsx';
import { CourseGrid } from './CourseGrid.tsx';
import { COURSE_TEXTS } from './course-texts.ts';

const { title, hint, action } = COURSE_TEXTS.wish;

/** A page still blank, as wide as what the last cards leave of their row: none stands alone. */
const CourseWish = () => (
  <li className="no-print sm:max-lg:odd:col-span-full lg:max-wide:nth-[3n+1]:col-span-full lg:max-wide:nth-[3n+2]:col-[2/-1] wide:nth-[4n+1]:col-span-full wide:nth-[4n+2]:col-[2/-1] wide:nth-[4n+3]:col-[3/-1]">
    <div className="ruled border-b-[1.5px] border-ink py-[calc(2*var(--line))]">
      <h3 className="on-line text-2xl leading-(--line)">{title}</h3>
      <p className="on-line mb-(--line) leading-(--line)">{hint}</p>
      <a className="button button-quiet bg-paper" href={paths.contact}>
        {action}
      </a>
    </div>
  </li>
);

type Props = Pick<ComponentProps<typeof CourseGrid>, 'courses'> & {
  /** No more courses follow: one that is missing may be asked for. */
  isEnd: boolean;
};

/** The courses of the catalogue, each with its box to compare. */
export const CatalogueGrid = ({ courses, isEnd }: Props) => (
  <CourseGrid courses={courses} Box={CompareBox}>
    {isEnd && <CourseWish />}
  </CourseGrid>
);
