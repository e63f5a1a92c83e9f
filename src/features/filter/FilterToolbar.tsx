import type { MouseEvent } from 'react';
import { paths } from '#src/site/paths.ts';
import { chooseIn, type FilterGroup, hasAll, type Query, queryString } from './query.ts';

type FilterLinksProps = {
  /** The address of the list. */
  path: string;
  groups: readonly FilterGroup[];
  query: Query;
  /** Called instead of following the link, for a plain click. */
  onChoose?: ((query: Query) => void) | undefined;
};

/** « Toutes » and one other option are the same choice twice. */
const LEAST_WITH_ALL = 3;

const isPlainClick = (event: MouseEvent) => !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The options of a group as links. An option that finds nothing is not a link, unless it is chosen. */
function FilterLinks({ path, groups, query, onChoose, group }: FilterLinksProps & { group: FilterGroup }) {
  if (hasAll(group) && group.options.length < LEAST_WITH_ALL) return null;
  return (
    <nav className="choices" aria-label={group.label}>
      {group.options.map(({ value, label, count }) => {
        const chosen = chooseIn(query, group, value);
        const isChosen = value === (query[group.name] ?? '');
        const href = count === 0 && !isChosen && !hasAll(group) ? undefined : path + queryString(chosen, groups);
        return (
          <a
            key={value}
            className="filter-link"
            href={href}
            aria-current={isChosen ? 'true' : undefined}
            aria-disabled={href === undefined ? 'true' : undefined}
            onClick={(event) => {
              if (onChoose === undefined || href === undefined || !isPlainClick(event)) return;
              event.preventDefault();
              onChoose(chosen);
            }}
          >
            {label}
            {count !== undefined && <small>{count}</small>}
          </a>
        );
      })}
    </nav>
  );
}

export type ToolbarProps = FilterLinksProps & {
  /** The label and the placeholder of the search field, in a list that has one. */
  search?: { label: string; placeholder: string } | undefined;
  /** What the list shows, announced when it changes. */
  status: string;
  isStatusHidden?: boolean | undefined;
  /** The address of the feed of the list. */
  feed?: string | undefined;
  onSearch?: (text: string) => void;
};

/** The search field and the filters of a list. Links and form work without script too. */
export function FilterToolbar({ search, status, isStatusHidden, feed, onSearch, ...links }: ToolbarProps) {
  const inPlace = (place: FilterGroup['place']) => links.groups.filter((group) => group.place === place);
  const linksOf = (group: FilterGroup) => <FilterLinks key={group.name} {...links} group={group} />;
  const labelled = (groups: readonly FilterGroup[]) =>
    groups.map((group) => (
      <div key={group.name} className="grid content-start gap-1">
        <p className="text-small font-semibold text-margin-deep" aria-hidden="true">
          {group.label}
        </p>
        {linksOf(group)}
      </div>
    ));
  const [row, folded, all] = [inPlace('row'), inPlace('folded'), inPlace('labelled')];
  return (
    <div
      className={
        search
          ? 'grid items-end gap-x-8 gap-y-5 lg:grid-cols-[minmax(18rem,26rem)_1fr]'
          : 'flex flex-wrap items-center justify-between gap-x-8 gap-y-4'
      }
    >
      {search && (
        <form
          className="search-field noscript:hidden"
          role="search"
          action={links.path}
          onSubmit={(event) => {
            event.preventDefault();
          }}
        >
          <label htmlFor="recherche">{search.label}</label>
          <input
            id="recherche"
            type="search"
            name="q"
            placeholder={search.placeholder}
            autoComplete="off"
            maxLength={100}
            onInput={(event) => onSearch?.(event.currentTarget.value)}
          />
          <button type="submit" aria-label="Rechercher">
            <svg className="icon" aria-hidden="true">
              <use href={`${paths.icons}#search`} />
            </svg>
          </button>
        </form>
      )}
      {inPlace('main').map(linksOf)}
      {all.length > 0 && <div className="grid basis-full gap-5 noscript:hidden">{labelled(all)}</div>}
      {row.length + folded.length > 0 && (
        <div className="flex flex-wrap gap-x-6 gap-y-2 lg:col-span-full noscript:hidden">
          {row.length > 0 && <div className="choices sm:gap-x-6">{row.map(linksOf)}</div>}
          {folded.length > 0 && (
            <details className="open:basis-full" open={folded.some(({ name }) => (links.query[name] ?? '') !== '')}>
              <summary className="inline-flex min-h-11 items-center font-semibold underline">Prix, durée, date</summary>
              <div className="grid gap-x-8 gap-y-4 pt-2 md:grid-cols-2">{labelled(folded)}</div>
            </details>
          )}
        </div>
      )}
      <p
        className={[
          isStatusHidden ? 'sr-only' : 'font-semibold text-ink-soft numeric lg:col-span-full',
          feed && 'flex min-h-11 items-center gap-6',
        ]
          .filter(Boolean)
          .join(' ')}
      >
        <span role="status">{status}</span>
        {feed && (
          <a href={feed} type="application/rss+xml">
            Flux RSS
          </a>
        )}
      </p>
    </div>
  );
}
