import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FilterToolbar } from './FilterToolbar.tsx';
import { ListResults } from './ListResults.tsx';

const texts = {
  loading: 'Chargement',
  failed: 'Une panne.',
  emptyTitle: 'Rien',
  emptyHint: 'Modifiez.',
  reset: 'Tout',
};
const list = {
  ...{ Toolbar: FilterToolbar, path: '/courses', file: '/api/courses', summary: () => '', pageSize: 2 },
  ...{ find: (items: readonly string[]) => items, search: { label: 'Rechercher', placeholder: '' } },
  texts: { ...texts, more: 'Afficher les suivantes' },
  heading: () => 'Résultats',
  Results: ({ items }: { items: readonly string[] }) => items.map((item) => <article key={item}>{item}</article>),
  skeleton: { count: 6, card: 'card' },
};
const suggestions = [
  { label: 'Sans « x »', query: {} },
  { label: 'Tout', query: {} },
];

function shown(found: readonly string[] | undefined, hasFailed = false) {
  const props = { list, found, hasFailed, suggestions, query: { q: 'excel' }, container: {} as HTMLElement };
  const doNothing = () => undefined;
  const root = parse(renderToStaticMarkup(<ListResults {...props} onChoose={doNothing} onRetry={doNothing} />));
  return { root, buttons: root.querySelectorAll('button').map(({ text }) => text) };
}

test('suggests other choices and the search of the site when nothing is found', () => {
  const { root, buttons } = shown([]);
  expect(buttons).toEqual(['Sans « x »', 'Tout']);
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
