import { type RefObject, useEffect, useRef, useState } from 'react';
import { categoryTone } from '#src/features/courses/course-categories.ts';
import type { FullCourse } from '#src/features/courses/course-json-schema.ts';
import { isoDay } from '#src/lib/french-dates.ts';
import { paths } from '#src/site/paths.ts';
import { comparisonRows } from './comparison-rows.ts';
import { COMPARISON_TEXTS as TEXTS } from './comparison-texts.ts';

/** Whether an element has more to show than its width: it is a stop of the keyboard and has a name only then. */
function useSidewaysScroll(): { scroller: RefObject<HTMLDivElement | null>; scrolls: boolean } {
  const scroller = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      setScrolls(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { scroller, scrolls };
}

type Props = { courses: readonly FullCourse[]; onRemove: (id: string) => void };

function Course({ course: { id, title, category }, onRemove }: { course: FullCourse; onRemove: Props['onRemove'] }) {
  return (
    <th scope="col" data-tone={categoryTone(category)}>
      <a className="comparison__title" href={paths.course(id)}>
        {title}
      </a>
      <button
        type="button"
        aria-label={`${TEXTS.remove} ${title}`}
        onClick={() => {
          onRemove(id);
        }}
      >
        {TEXTS.remove}
      </button>
    </th>
  );
}

/** The courses side by side: a column each, a line for each fact, and a mark on the lines that tell them apart. */
export function ComparisonTable({ courses, onRemove }: Props) {
  const [isShort, setShort] = useState(false);
  const { scroller, scrolls } = useSidewaysScroll();
  const rows = comparisonRows(courses, isoDay(new Date()));
  return (
    <>
      {courses.length > 1 && (
        <label className="comparison__filter">
          <input
            type="checkbox"
            checked={isShort}
            onChange={(event) => {
              setShort(event.target.checked);
            }}
          />
          {TEXTS.onlyDifferences}
        </label>
      )}
      <div
        ref={scroller}
        className="comparison__scroll scroll-edge"
        {...(scrolls && { role: 'region', 'aria-label': TEXTS.table, tabIndex: 0 })}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{TEXTS.criterion}</th>
              {courses.map((course) => (
                <Course key={course.id} course={course} onRemove={onRemove} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              .filter(({ differs }) => differs || !isShort || courses.length < 2)
              .map(({ id, term, cells, differs }) => (
                <tr key={id}>
                  <th scope="row">
                    {term}
                    {differs && <small>{TEXTS.differs}</small>}
                  </th>
                  {cells.map((lines, column) => (
                    <td key={courses[column]?.id} className="numeric">
                      {lines.length === 0 ? TEXTS.nothing : lines.map((line) => <p key={line}>{line}</p>)}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              {courses.map(({ id, title }) => (
                <td key={id}>
                  <a href={paths.courseRequest(id)} aria-label={`${TEXTS.request}, ${title}`}>
                    {TEXTS.request}
                  </a>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  );
}
