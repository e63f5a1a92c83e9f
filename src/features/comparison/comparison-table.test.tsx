import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { fullCourse } from '#tests/support/sample-course.ts';
import { ComparisonTable } from './ComparisonTable.tsx';

const COURSES = ['2 jours', '5 jours'].map((duration) =>
  fullCourse({
    id: duration,
    facts: [
      { id: 'duration', term: 'Durée', detail: [duration] },
      { id: 'contact', term: 'Contact', detail: ['Camille'] },
    ],
  }),
);

test.each([
  ['the rows that differ of two courses', 2, ['Durée'], true],
  [
    'every row of a single course, and nothing to tick',
    1,
    ['Durée', 'CPF', 'Prochaines sessions', 'Contact'],
    undefined,
  ],
])('shows %s on a phone', (_, count, rows, isTicked) => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const table = <ComparisonTable courses={COURSES.slice(0, count)} onRemove={() => undefined} />;
  const root = parse(renderToStaticMarkup(table));
  expect(root.querySelectorAll('tbody th').map(({ text }) => text.trim())).toEqual(rows);
  expect(root.querySelector('input')?.hasAttribute('checked')).toBe(isTicked);
});
