import { expect, test } from 'vitest';
import { publishedFigures } from '#src/features/figures/figures.ts';
import { paths } from '#src/site/paths.ts';
import { builtPage, builtPages } from '../support/built-site.ts';
import { visibleLines } from '../support/visible-text.ts';

const figures = Object.entries(publishedFigures.figures);
const rows = () => builtPage(paths.results).root.querySelectorAll('tbody tr');

test('publishes every figure with its period, its sample and its source', () => {
  const cells = rows().map((row) => row.querySelectorAll('th, td:not(:last-child)').map((cell) => cell.text.trim()));
  expect(cells).toEqual(
    figures.map(([, { value, label, period, sample, source }]) => [value, label, period, sample, source]),
  );
});

test.each(figures)('shows %s on the pages that the results name, and on no other', (_, { value, label, shownOn }) => {
  const showing = builtPages().filter(({ path, root }) => {
    if (path === paths.results || root.querySelector('meta[name="robots"]')) return false;
    const text = visibleLines(root).join(' ');
    return text.includes(value) && text.includes(label);
  });
  expect(showing.map(({ path }) => path)).toEqual(expect.arrayContaining(shownOn));
  expect(shownOn).toEqual(expect.arrayContaining(showing.map(({ path }) => path)));
});

test('names in the footer of every page the state that the statement declares', () => {
  const declared = builtPage(paths.accessibility).root.querySelector('.prose strong')?.text ?? '';
  expect(declared).toMatch(/conforme$/);
  const states = builtPages().flatMap(({ root }) =>
    root.querySelectorAll(`footer a[href="${paths.accessibility}"]`).map(({ text }) => text),
  );
  expect(new Set(states)).toEqual(new Set([`Accessibilité\u00a0: ${declared}`]));
});
