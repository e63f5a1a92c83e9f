import { Icon } from '#src/components/Icon.tsx';
import { SearchField } from '#src/features/search/SearchField.tsx';
import { FilterLinks, type FilterLinksProps } from './FilterLinks.tsx';
import { countChosen, type FilterGroup } from './query.ts';

export type ToolbarProps = FilterLinksProps & {
  search?: { label: string; placeholder: string; value?: string } | undefined;
  status: string;
  /** An empty list shows its own message, so only screen readers get the status. */
  isEmpty?: boolean;
  feed?: string | undefined;
  onSearch?: (text: string) => void;
};

function FoldedFilters({ folded, ...links }: FilterLinksProps & { folded: readonly FilterGroup[] }) {
  const chosen = countChosen(folded, links.query);
  return (
    <details className="folded-filters noscript:hidden">
      <summary className="filter-link">
        {folded.some(({ position }) => position === 'sort') ? 'Filtres, tri' : 'Filtres'}
        <small>{chosen > 0 && chosen}</small>
        <Icon name="chevron" />
      </summary>
      <div className="folded-groups">
        {folded.map((group) => (
          <div key={group.name}>
            <p aria-hidden="true">{group.label}</p>
            <FilterLinks {...links} group={group} />
          </div>
        ))}
      </div>
    </details>
  );
}

export function FilterToolbar({ search, status, isEmpty, feed, onSearch, ...links }: ToolbarProps) {
  const inPosition = (...positions: FilterGroup['position'][]) =>
    links.groups.filter(({ position, options }) => options.length > 0 && positions.includes(position));
  const linksOf = (group: FilterGroup) => <FilterLinks key={group.name} {...links} group={group} />;
  const [always, row, folded] = [inPosition(undefined), inPosition('row'), inPosition('folded', 'sort')];
  return (
    <div className="toolbar">
      <div className="toolbar-row">
        {search && (
          <SearchField
            {...search}
            id="recherche"
            action={links.path}
            onInput={({ currentTarget }) => onSearch?.(currentTarget.value)}
            onSubmit={(event) => event.preventDefault()}
          />
        )}
        {always.map(linksOf)}
        {row.length > 0 && <div className="contents noscript:hidden">{row.map(linksOf)}</div>}
      </div>
      {folded.length > 0 && <FoldedFilters {...links} folded={folded} />}
      <div className="flex flex-wrap items-center gap-x-6">
        <p
          className={isEmpty ? 'sr-only' : 'font-semibold text-ink-soft numeric'}
          aria-live="polite"
          aria-atomic="true"
        >
          {status}
        </p>
        {feed && (
          <a className="inline-flex min-h-11 items-center font-semibold" href={feed} type="application/rss+xml">
            Flux RSS
          </a>
        )}
      </div>
    </div>
  );
}
