import { Ordinals } from '#src/components/Ordinals.tsx';
import { useState } from 'react';
import { categoryTone } from '#src/features/courses/course-picture.ts';
import type { FullCourse } from '#src/features/courses/course-json.ts';
import { parisToday } from '#src/lib/paris-today.ts';
import { paths } from '#src/site/paths.ts';
import { comparisonGroups, MAX_COURSES } from './comparison.ts';

const LINE =
  '*:min-w-36 *:px-4 *:py-[0.8rem] *:text-left *:align-top *:first:max-w-44 *:first:min-w-25 max-sm:grid max-sm:*:min-w-0 max-sm:*:p-[0.6rem]';
const COLUMNS = ['max-sm:grid-cols-1', 'max-sm:grid-cols-2', 'max-sm:grid-cols-3'];

type Props = { courses: readonly FullCourse[]; onRemove: (id: string) => void };

function Course({ course: { id, title, category }, onRemove }: { course: FullCourse; onRemove: Props['onRemove'] }) {
  return (
    <th className="bg-tone-wash" scope="col" aria-label={title} data-tone={categoryTone(category)}>
      <a className="block font-heading text-[1.1875rem] leading-tight max-sm:text-body" href={paths.course(id)}>
        {title}
      </a>
      <button
        className="min-h-7 border-0 bg-transparent p-0 text-small underline print:hidden"
        type="button"
        aria-label={`Retirer ${title}`}
        onClick={() => onRemove(id)}
      >
        Retirer
      </button>
    </th>
  );
}

export function ComparisonTable({ courses, onRemove }: Props) {
  const [showsDifferences, setShowsDifferences] = useState(() => matchMedia('(width < 40rem)').matches);
  const columns = COLUMNS[courses.length - 1];
  // On a phone, a table of three courses scrolls in its frame, under its headings.
  const isWide = courses.length === MAX_COURSES;
  const groups = comparisonGroups(courses, parisToday()).map(({ heading, rows }) => ({
    heading,
    rows: rows.filter(({ differs }) => differs || !showsDifferences || courses.length < 2),
  }));
  return (
    <>
      {courses.length > 1 && (
        <label className="flex items-center gap-3 justify-self-start font-semibold print:hidden">
          <input
            className="size-6"
            type="checkbox"
            checked={showsDifferences}
            onChange={(event) => setShowsDifferences(event.target.checked)}
          />
          Seulement ce qui diffère
        </label>
      )}
      <div
        className="scroll-edge relative border border-t-4 border-ruling border-t-ink bg-sheet data-wide:max-[30rem]:max-h-[calc(100vh-7rem)] data-wide:max-[30rem]:overflow-auto print:max-h-none print:overflow-visible"
        data-wide={isWide || undefined}
        role="region"
        aria-label="Tableau de comparaison, à faire défiler"
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a region that scrolls
        tabIndex={0}
      >
        <table
          aria-label="Comparaison des formations"
          className="w-full border-spacing-0 text-body leading-[1.45] max-sm:block max-sm:text-small in-data-wide:max-[30rem]:min-w-[27rem] in-data-wide:max-[30rem]:[--under-header:0]"
        >
          <thead className="max-sm:sticky max-sm:top-(--under-header) max-sm:z-1 max-sm:block">
            <tr
              className={[
                LINE,
                columns,
                '*:sticky *:top-(--under-header) *:z-1 *:border-b-[1.5px] *:border-ink *:not-data-tone:bg-sheet max-sm:*:static max-sm:*:first:absolute max-sm:*:first:[clip-path:inset(50%)]',
              ].join(' ')}
            >
              <th scope="col">Critère</th>
              {courses.map((course) => (
                <Course key={course.id} course={course} onRemove={onRemove} />
              ))}
            </tr>
          </thead>
          {groups.map(({ heading, rows }) => (
            <tbody key={heading} className="max-sm:block">
              {rows.length > 0 && (
                <tr className="max-sm:block">
                  <th
                    className="px-4 pt-6 pb-2 text-left font-heading text-lg max-sm:block max-sm:px-[0.6rem]"
                    scope="rowgroup"
                  >
                    {heading}
                  </th>
                  <td colSpan={courses.length} />
                </tr>
              )}
              {rows.map(({ id, term, cells, differs }) => (
                <tr
                  key={id}
                  className={[
                    LINE,
                    columns,
                    '*:border-b *:border-ruling max-sm:*:first:sticky max-sm:*:first:left-0 max-sm:*:first:col-span-full max-sm:*:first:justify-self-start max-sm:*:first:border-0',
                  ].join(' ')}
                >
                  <th scope="row">
                    {term}{' '}
                    {!differs && courses.length > 1 && (
                      <small className="block text-[0.8125rem] text-margin-deep max-sm:ml-2 max-sm:inline">
                        Identique
                      </small>
                    )}
                  </th>
                  {cells.map((lines, column) => (
                    <td key={courses[column]?.id} className="numeric">
                      {lines.length === 0
                        ? 'Non précisé'
                        : lines.map((line) => (
                            <p key={line} className="not-first:mt-[0.4rem]">
                              <Ordinals text={line} />
                            </p>
                          ))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
          <tfoot className="max-sm:block print:hidden">
            <tr className={[LINE, columns, 'max-sm:*:first:absolute max-sm:*:first:[clip-path:inset(50%)]'].join(' ')}>
              <td />
              {courses.map(({ id, title }) => (
                <td key={id}>
                  <a href={paths.courseRequest(id)} aria-label={`Demander des informations, ${title}`}>
                    Demander des informations
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
