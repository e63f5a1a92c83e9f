import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FilterToolbar } from './FilterToolbar.tsx';
import { ListResults } from './ListResults.tsx';

test('suggests other choices and the search of the site when nothing is found', () => {
  const list = { texts: {}, search: {} } as never;
  const suggestions = [{ label: 'Tout', query: {} }];
  const props = { list, found: [], hasFailed: false, suggestions, query: { q: 'excel' }, container: {} as never };
  const doNothing = () => undefined;
  const root = parse(renderToStaticMarkup(<ListResults {...props} onChoose={doNothing} onRetry={doNothing} />));
  expect(root.querySelector('button')?.text).toBe('Tout');
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/recherche?q=excel');
});

test.each([true, false])('keeps the status of a list in one live region, whether it is empty or not: %s', (isEmpty) => {
  const toolbar = <FilterToolbar path="/courses" groups={[]} query={{}} status="Aucune formation" isEmpty={isEmpty} />;
  const region = parse(renderToStaticMarkup(toolbar)).querySelector('[aria-live=polite][aria-atomic=true]');
  expect(region?.text).toBe('Aucune formation');
  expect(region?.classList.contains('sr-only')).toBe(isEmpty);
});

test('counts the choices in folded filters', () => {
  const option = { value: 'oui', label: 'Oui' };
  const groups = ['cpf', 'tri'].map((name) => ({ name, label: name, position: 'folded' as const, options: [option] }));
  const toolbar = <FilterToolbar path="/courses" groups={groups} query={{ cpf: 'oui' }} status="" />;
  expect(parse(renderToStaticMarkup(toolbar)).querySelector('summary')?.text).toBe('Filtres1');
});
