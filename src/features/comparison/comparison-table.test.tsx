import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { FullCourse } from '#src/features/courses/course-json.ts';
import { fullCourse } from '#tests/support/sample-course.ts';
import { ComparisonTable } from './ComparisonTable.tsx';

const course = (id: string, duration: string) =>
  fullCourse({
    ...{ id, title: id },
    facts: [
      { id: 'duration', term: 'Durée', detail: [duration] },
      { id: 'contact', term: 'Contact', detail: ['Camille'] },
    ],
  });

function tableOf(courses: readonly FullCourse[], isNarrow: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: isNarrow }));
  const root = parse(renderToStaticMarkup(<ComparisonTable courses={courses} onRemove={() => undefined} />));
  const headers = root.querySelectorAll('tbody th').map(({ text }) => text.trim());
  return { root, headers };
}

const [SHORT, LONG] = [course('excel', '2 jours'), course('word', '5 jours')];

test('marks rows that are the same, and shows only the others on a phone', () => {
  const { root, headers } = tableOf([SHORT, LONG], false);
  expect(headers).toEqual(expect.arrayContaining(['Durée', 'Contact Identique']));
  expect(root.querySelectorAll('thead a').map((link) => link.getAttribute('href'))).toEqual([
    '/courses/excel',
    '/courses/word',
  ]);
  const narrow = tableOf([SHORT, LONG], true);
  expect(narrow.headers).toEqual(['Durée']);
  expect(narrow.root.querySelector('input')?.hasAttribute('checked')).toBe(true);
});

test('shows every row of a single course, and nothing to tick', () => {
  const { root, headers } = tableOf([SHORT], true);
  expect(headers).toEqual(expect.arrayContaining(['Durée', 'Contact']));
  expect(root.querySelector('input')).toBeNull();
});
