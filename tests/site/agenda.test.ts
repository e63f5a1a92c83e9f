import { expect, test } from 'vitest';
import { courseSchema } from '#src/features/courses/course-schema.ts';
import { offeredSessions } from '#src/features/courses/sessions.ts';
import { paths } from '#src/site/paths.ts';
import { builtPage, builtPages, readBuilt } from '../support/built-site.ts';
import { publicFiles } from '../support/written-content.ts';

/** The sessions that the content still offers. */
const offered = publicFiles('courses', courseSchema).flatMap(({ data }) => offeredSessions(data, new Date()));

const rows = () => builtPage(paths.agenda).root.querySelectorAll('[data-agenda-month] li[data-session]');
/** The sessions on all sheets, as `first-day /courses/id`. */
const sheetSessions = () =>
  builtPages()
    .filter(({ path }) => /^\/courses\/[^/]+$/.test(path))
    .flatMap(({ path, root }) =>
      root.querySelectorAll('li[data-session]').map((row) => `${row.getAttribute('data-session') ?? ''} ${path}`),
    );

/** The lines of a calendar, unfolded. */
const linesOf = (file: string) => readBuilt(file).replaceAll('\r\n ', '').split('\r\n');
const valuesOf = (file: string, name: string) =>
  linesOf(file)
    .filter((line) => line.startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1));

test('lists every session of every course page by day', () => {
  const shown = rows().map(
    (row) => `${row.getAttribute('data-session') ?? ''} ${row.querySelector('h3 a')?.getAttribute('href') ?? ''}`,
  );
  expect(shown).toHaveLength(offered.length);
  expect(shown.toSorted()).toEqual(sheetSessions().toSorted());
  const days = rows().map((row) => row.getAttribute('data-session') ?? '');
  expect(days).toEqual(days.toSorted());
});

test('lists the same sessions in the calendar, each with a unique identifier', () => {
  const file = paths.agendaCalendar.slice(1);
  expect(valuesOf(file, 'UID')).toHaveLength(rows().length);
  expect(new Set(valuesOf(file, 'UID')).size).toBe(rows().length);
  expect(valuesOf(file, 'DTSTART;VALUE=DATE').toSorted()).toEqual(
    rows().map((row) => (row.getAttribute('data-session') ?? '').replaceAll('-', '')),
  );
});
