import { builtList } from '#src/features/filter/built-list.ts';
import {
  countChosen,
  countOptions,
  type FilterGroup,
  optionLink,
  type Query,
  queryString,
  readQuery,
} from '#src/features/filter/query.ts';
import { countOf } from '#src/lib/french-numbers.ts';
import { isForBrowser } from '#src/lib/wake-on-intent.ts';
import { updateMonths } from './agenda-months.ts';

const elements = <Found extends HTMLElement>(selector: string, root: ParentNode = document): Found[] => [
  ...root.querySelectorAll<Found>(selector),
];

export function findRows<Row extends Pick<HTMLElement, 'dataset'>>(
  rows: readonly Row[],
  groups: readonly FilterGroup[],
  query: Query,
): Row[] {
  const filters = groups.filter(
    ({ name, options }) => query[name] && options.some(({ value }) => value === query[name]),
  );
  return rows.filter(({ dataset }) => filters.every(({ name }) => dataset[name] === query[name]));
}

export function mount(root: HTMLElement): Promise<void> {
  const { groups } = builtList(root);
  const rows = elements('[data-agenda-month] [data-session]');
  const folded = groups.filter(({ position }) => position === 'folded');
  const linksOf = new Map(
    elements('ul', root).map((list) => [list.getAttribute('aria-label'), elements<HTMLAnchorElement>('a', list)]),
  );
  const status = root.querySelector('[aria-live]');
  const noMatch = document.querySelector<HTMLElement>('[data-agenda-nothing]');
  const count = (query: Query) => findRows(rows, groups, query).length;

  const update = () => {
    const query = readQuery(location.search, groups);
    const found = findRows(rows, groups, query);
    for (const row of rows) row.hidden = !found.includes(row);
    updateMonths(document);
    for (const link of elements<HTMLAnchorElement>('[data-agenda-months] a:not([href^="#"])'))
      link.search = queryString(query, groups);
    for (const group of countOptions(groups, query, count))
      for (const [position, option] of group.options.entries()) {
        const link = linksOf.get(group.label)?.[position];
        if (link === undefined) continue;
        const attributes = optionLink(location.pathname, groups, query, group, option);
        for (const [name, value] of Object.entries(attributes))
          if (value === undefined) link.removeAttribute(name);
          else link.setAttribute(name, String(value));
        link.querySelector('small')?.replaceChildren(String(option.count));
      }
    const chosen = countChosen(folded, query);
    root.querySelector('summary small')?.replaceChildren(chosen > 0 ? String(chosen) : '');
    status?.replaceChildren(countOf(found.length, 'session', 'Aucune'));
    if (noMatch) noMatch.hidden = found.length > 0;
  };

  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || isForBrowser(event)) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    update();
  });
  addEventListener('popstate', update);
  update();
  return Promise.resolve();
}
