import { Icon } from '#src/components/Icon.tsx';
import { SearchField } from '#src/features/search/SearchField.tsx';
import { FilterLinks, type FilterLinksProps } from './FilterLinks.tsx';
import type { FilterGroup } from './query.ts';

export type ToolbarProps = FilterLinksProps & {
  search?: { label: string; placeholder: string; value?: string } | undefined;
  status: string;
  feed?: string | undefined;
  onSearch?: (text: string) => void;
};

/** The search field and the filters of a list. Without script, only filters without `place` are shown. */
export function FilterToolbar({ search, status, feed, onSearch, ...links }: ToolbarProps) {
  const inPlace = (place?: FilterGroup['place']) => links.groups.filter((group) => group.place === place);
  const linksOf = (group: FilterGroup) => <FilterLinks key={group.name} {...links} group={group} />;
  const labelledLinks = (groups: readonly FilterGroup[]) =>
    groups.map((group) => (
      <div key={group.name} className="grid content-start gap-1">
        <p className="text-small font-semibold text-margin-deep" aria-hidden="true">
          {group.label}
        </p>
        {linksOf(group)}
      </div>
    ));
  const [row, folded, labelled, sort] = [inPlace('row'), inPlace('folded'), inPlace('labelled'), inPlace('sort')];
  return (
    <div
      className={
        search
          ? 'grid items-end gap-x-8 gap-y-5 lg:grid-cols-[minmax(16rem,1fr)_auto]'
          : 'flex flex-wrap items-center justify-between gap-x-8 gap-y-4'
      }
    >
      {search && (
        <SearchField
          {...search}
          id="recherche"
          action={links.path}
          onInput={({ currentTarget }) => onSearch?.(currentTarget.value)}
          onSubmit={(event) => event.preventDefault()}
        />
      )}
      {inPlace().map(linksOf)}
      {labelled.length > 0 && <div className="grid basis-full gap-5 noscript:hidden">{labelledLinks(labelled)}</div>}
      {row.length + folded.length > 0 && (
        <div className="flex flex-wrap gap-x-6 gap-y-2 lg:col-span-full noscript:hidden">
          {row.length > 0 && <div className="choices sm:gap-x-6">{row.map(linksOf)}</div>}
          {folded.length > 0 && (
            <details className="open:basis-full" open={folded.some(({ name }) => (links.query[name] ?? '') !== '')}>
              <summary className="filter-link gap-2">
                Prix, durée, date
                <Icon className="size-4.5 in-open:rotate-180" name="chevron" />
              </summary>
              <div className="grid gap-x-8 gap-y-4 pt-2 md:grid-cols-2">{labelledLinks(folded)}</div>
            </details>
          )}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 lg:col-span-full">
        <p className="font-semibold text-ink-soft numeric" aria-live="polite" aria-atomic="true">
          {status}
        </p>
        {feed && (
          <a className="inline-flex min-h-11 items-center font-semibold" href={feed} type="application/rss+xml">
            Flux RSS
          </a>
        )}
        {sort.map((group) => (
          <div key={group.name} className="choices items-center sm:ml-auto noscript:hidden">
            <span aria-hidden="true">{group.label}</span>
            {linksOf(group)}
          </div>
        ))}
      </div>
    </div>
  );
}
