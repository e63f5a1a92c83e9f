import { expect, test } from 'vitest';
import { courseSchema } from '#src/features/courses/course-schema.ts';
import { about, home } from '#src/content-model/data.ts';
import { aiCourseSchema } from '#src/features/ai-course/ai-course-schema.ts';
import { figurePages } from '#src/features/figures/figure-pages.ts';
import { publishedFigures } from '#src/features/figures/figures.ts';
import { summedFigures } from '#src/features/figures/headline.ts';
import { readContentFile } from '#src/lib/content-file.ts';
import { paths } from '#src/site/paths.ts';
import { builtPage, builtPages } from '../support/built-site.ts';
import { publicFiles } from '../support/written-content.ts';
import { visibleLines } from '../support/visible-lines.ts';

const courses = publicFiles('courses', courseSchema);
const { figures } = publishedFigures;
const aiCourse = readContentFile('ai-course.yaml', aiCourseSchema);
const pagesOf = figurePages(figures, { home, about, aiCourse, courses });
const isOfCourse = ({ id }: { id: string }) => pagesOf(id).includes(paths.results);
const rows = (caption: string) =>
  builtPage(paths.results)
    .root.querySelectorAll('table')
    .filter((table) => table.querySelector('caption')?.text === caption)
    .flatMap((table) => table.querySelectorAll('tbody tr'));

const isIn = (text: string) => (part: string) => text.includes(part);

test('publishes every figure of the provider with its period, its sample and its source', () => {
  const cells = rows('Les chiffres publiés sur ce site').map((row) =>
    row.querySelectorAll('th, td:not(:last-child)').map((cell) => cell.text.trim()),
  );
  const ofProvider = figures.filter((figure) => !isOfCourse(figure));
  expect(cells).toEqual(
    [...summedFigures(courses), ...ofProvider].map(({ value, label, period, sample, source }) => [
      value,
      label,
      period,
      sample,
      source,
    ]),
  );
});

test('publishes every figure of a course in the row of its course, with the same', () => {
  for (const figure of figures.filter(isOfCourse)) {
    const page = pagesOf(figure.id).find((path) => path.startsWith(`${paths.courses}/`));
    const row = rows('Satisfaction et taux d’obtention, par formation').find(
      (each) => each.querySelector('a')?.getAttribute('href') === page,
    );
    const text = (row?.text ?? '').replaceAll(/\s+/g, ' ');
    for (const part of [figure.value, figure.label, figure.period, figure.sample, figure.source])
      expect(text, figure.id).toContain(part.replaceAll(/\s+/g, ' '));
  }
});

test.each(figures)('shows $id on the pages that the results name, and on no other', ({ id, value, label, period }) => {
  const showing = builtPages().filter(({ path, root }) => {
    if (path === paths.results || root.querySelector('meta[name="robots"]')) return false;
    const text = visibleLines(root).join(' ');
    // A course's page follows its figure with the period: « de la formation Word » is no part of « WordPress » there.
    return path.startsWith(paths.course(''))
      ? text.includes(`${value} ${label}, ${period}`)
      : [value, label].every(isIn(text));
  });
  // Two courses may have had the same result.
  const alike = figures.flatMap((other) => (other.value === value && other.label === label ? pagesOf(other.id) : []));
  expect(showing.map(({ path }) => path)).toEqual(
    expect.arrayContaining(pagesOf(id).filter((path) => path !== paths.results)),
  );
  expect(alike).toEqual(expect.arrayContaining(showing.map(({ path }) => path)));
});

test('names in the footer of every page the state that the statement declares', () => {
  const declared = builtPage(paths.accessibility).root.querySelector('.prose strong')?.text ?? '';
  expect(declared).toMatch(/conforme$/);
  const states = builtPages().flatMap(({ root }) =>
    root.querySelectorAll(`footer a[href="${paths.accessibility}"]`).map(({ text }) => text),
  );
  expect(new Set(states)).toEqual(new Set([`Accessibilité\u00a0: ${declared}`]));
});
