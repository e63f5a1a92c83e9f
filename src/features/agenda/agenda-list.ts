import { atom } from 'nanostores';
import { type FilteredListSettings, mountFilter, type Shown } from '#src/features/filter/FilteredList.tsx';
import { FilterToolbar } from '#src/features/filter/FilterToolbar.tsx';
import { type Query, queryString } from '#src/features/filter/query.ts';

const sessionCount = ({ total = 0 }: Pick<Shown, 'total'>): string =>
  total === 0 ? 'Aucune session' : `${String(total)} session${total > 1 ? 's' : ''}`;

const elements = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

/** The rows that match. Their `data-` attributes have the names of the URL parameters; a value that no row has is ignored. */
function findRows(rows: readonly HTMLElement[], query: Query): HTMLElement[] {
  const known = Object.entries(query).filter(
    ([name, value]) => value && rows.some(({ dataset }) => dataset[name] === value),
  );
  return rows.filter(({ dataset }) => known.every(([name, value]) => dataset[name] === value));
}

/** Hides the other rows, the empty months and the links to them. */
function showRows(found: readonly HTMLElement[], { query, groups }: Shown): void {
  for (const row of elements('[data-agenda] [data-session]')) row.hidden = !found.includes(row);
  for (const month of elements('[data-agenda-month]')) {
    month.hidden = !month.querySelector('li:not([hidden])');
    for (const link of elements(`[data-agenda-months] a[href="#${month.getAttribute('aria-labelledby') ?? ''}"]`))
      (link.parentElement ?? link).hidden = month.hidden;
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-agenda-months] a:not([href^="#"])'))
    link.search = queryString(query, groups);
}

/** The filter of the agenda. It works on the rows of the built page. */
export const agendaList = (path: string, rows: readonly HTMLElement[] = []): FilteredListSettings<HTMLElement> => ({
  path,
  Toolbar: FilterToolbar,
  isInAddress: true,
  items: { $state: atom({ status: 'loaded', data: rows }), load: () => Promise.resolve() },
  find: findRows,
  texts: {
    loading: '',
    failed: '',
    emptyTitle: 'Aucune session ne réunit tous ces choix',
    emptyHint: 'Renoncez à l’un d’eux, ou demandez-nous une date.',
    reset: 'Toutes les sessions',
    more: '',
  },
  summary: sessionCount,
  pageSize: Infinity,
  onFound: showRows,
});

export const mount = (root: HTMLElement): Promise<void> =>
  mountFilter(root, agendaList(location.pathname, elements('[data-agenda] [data-session]')));
