import { useState } from 'react';
import { Ordinals } from '#src/components/Ordinals.tsx';
import type { FullCourse } from '#src/features/courses/course-json.ts';
import { categoryTone } from '#src/features/courses/course-picture.ts';
import { parisToday } from '#src/lib/clock.ts';
import { paths } from '#src/site/paths.ts';
import { comparisonGroups, type ComparisonRow } from './comparison.ts';

type Courses = readonly FullCourse[];
type Props = { courses: Courses; onRemove: (id: string) => void };

function CourseHeading({ course, onRemove }: { course: FullCourse; onRemove: Props['onRemove'] }) {
  const { id, title, category } = course;
  return (
    <th className="bg-tone-wash" scope="col" aria-label={title} data-tone={categoryTone(category)}>
      <a className="block font-heading text-lg leading-tight" href={paths.course(id)}>
        {title}
      </a>
      <button
        className="no-print min-h-7 border-0 bg-transparent p-0 text-small underline"
        type="button"
        aria-label={`Retirer ${title}`}
        onClick={() => onRemove(id)}
      >
        Retirer
      </button>
    </th>
  );
}

function Row({ row: { term, cells, differs }, courses }: { row: ComparisonRow; courses: Courses }) {
  const isSame = !differs && courses.length > 1;
  return (
    <tr>
      <th scope="row">
        {term} {isSame && <small className="font-[450] text-ink-soft">Identique</small>}
      </th>
      {cells.map((lines, column) => (
        <td key={courses[column]?.id} className="numeric" data-course={courses[column]?.title}>
          {lines.length === 0
            ? 'Non précisé'
            : lines.map((line) => (
                <p key={line}>
                  <Ordinals text={line} />
                </p>
              ))}
        </td>
      ))}
    </tr>
  );
}

function Requests({ courses }: { courses: Courses }) {
  return (
    <tfoot className="no-print">
      <tr>
        <td />
        {courses.map(({ id, title }) => (
          <td key={id} data-course={title}>
            <a href={paths.courseRequest(id)} aria-label={`Demander une place, ${title}`}>
              Demander une place
            </a>
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

export function ComparisonTable({ courses, onRemove }: Props) {
  const [showsDifferences, setShowsDifferences] = useState(() => matchMedia('(width < 40rem)').matches);
  const hasSeveral = courses.length > 1;
  const isShown = ({ differs }: ComparisonRow) => differs || !showsDifferences || !hasSeveral;
  const groups = comparisonGroups(courses, parisToday())
    .map(({ heading, rows }) => ({ heading, rows: rows.filter(isShown) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <>
      {hasSeveral && (
        <label className="no-print flex items-center gap-3 justify-self-start font-semibold">
          <input
            className="size-6"
            type="checkbox"
            checked={showsDifferences}
            onChange={(event) => setShowsDifferences(event.target.checked)}
          />
          Seulement ce qui diffère
        </label>
      )}
      <table className="comparison" aria-label="Comparaison des formations">
        <thead>
          <tr>
            <th scope="col">Critère</th>
            {courses.map((course) => (
              <CourseHeading key={course.id} course={course} onRemove={onRemove} />
            ))}
          </tr>
        </thead>
        {groups.map(({ heading, rows }) => (
          <tbody key={heading}>
            <tr>
              <td className="font-heading text-lg font-semibold" colSpan={courses.length + 1}>
                {heading}
              </td>
            </tr>
            {rows.map((row) => (
              <Row key={row.id} row={row} courses={courses} />
            ))}
          </tbody>
        ))}
        <Requests courses={courses} />
      </table>
    </>
  );
}
