import { expect, test } from 'vitest';
import { aiCourse } from '#src/features/ai-course/ai-course.ts';
import { lowestPrice } from '#src/features/courses/course.ts';
import { offeredSessions } from '#src/features/courses/sessions.ts';
import { figure, providerFigures } from '#src/features/figures/figures.ts';
import { isoDay } from '#src/lib/french-dates.ts';
import { formatEuros } from '#src/lib/french-numbers.ts';
import { paths } from '#src/site/paths.ts';
import { visibleLines } from '../support/built-page.ts';
import { builtPage } from '../support/built-site.ts';
import { publicCourses } from '../support/written-content.ts';

const courses = publicCourses();
const rows = (caption: string) =>
  builtPage(paths.results)
    .root.querySelectorAll('table')
    .filter((table) => table.querySelector('caption')?.text === caption)
    .flatMap((table) => table.querySelectorAll('tbody tr'));

test('publishes every figure of the provider with period, sample and source', () => {
  const cells = rows('Les chiffres publiés sur ce site').map((row) =>
    row.querySelectorAll('th, td').map((cell) => cell.text.trim()),
  );
  expect(cells).toEqual(
    providerFigures(courses).map(({ value, label, period, sample, source }) => [value, label, period, sample, source]),
  );
});

test('publishes every figure of a course with period, sample and source', () => {
  for (const { id, data } of courses) {
    const row = rows('Satisfaction et taux d’obtention, par formation').find(
      (each) => each.querySelector('a')?.getAttribute('href') === paths.course(id),
    );
    const text = (row?.text ?? '').replaceAll(/\s+/g, ' ');
    for (const { value, label, period, sample, source } of Object.values(data.figures ?? {}).map(figure))
      for (const part of [value, label, period, sample, source]) expect(text).toContain(part.replaceAll(/\s+/g, ' '));
  }
});

test('replaces a figure by a newer one and keeps the older as history', () => {
  const { value, period, history } = figure('course-word-2024-passing');
  expect([value, period]).toEqual(['100\u00a0%', 'année 2025']);
  expect(history).toBe('Avant\u00a0: 88\u00a0%, année 2024');
});

const sheets = courses.map(({ data }) => data);
const linesOf = (path: string) => visibleLines(builtPage(path).root);

test.each([
  ['bureautique', 'Bureautique'],
  ['developpement-web', 'Informatique'],
  ['reseau-systeme-securite', 'Informatique'],
  ['outils-graphiques', undefined],
])('shows on /%s the lowest catalogue price next to the custom price', (id, category) => {
  const lowest = lowestPrice(sheets, category);
  expect(lowest).toBeGreaterThan(0);
  const [line = ''] = linesOf(paths.tailoredPage(id)).filter((text) => /750\s€/.test(text));
  expect(line).toMatch(/sur mesure/i);
  expect(line).toContain(`à partir de ${formatEuros(lowest ?? 0)} par personne`);
});

test('shows price and next opening of the AI course with a link to its sheet', () => {
  const sheet = courses.find(({ id }) => id === aiCourse.course)?.data;
  const { root } = builtPage(paths.aiCourse);
  const line = root
    .querySelectorAll('section[aria-labelledby="financement"] p')
    .find(({ text }) => text.includes('Tarif'));
  expect(line?.text).toContain(formatEuros(sheet?.price?.amount ?? 0));
  expect(line?.querySelector('a')?.getAttribute('href')).toBe(paths.course(aiCourse.course));
  const next = offeredSessions(sheet ?? {}, new Date()).find(({ state }) => state !== 'full');
  const offered = root.querySelector('main > section:first-of-type [data-session]')?.getAttribute('data-session');
  expect(offered).toBe(next && isoDay(next.start));
});
