import type { MouseEvent } from 'react';
import { chooseIn, type FilterGroup, hasAll, type Query, queryString } from './query.ts';

export type FilterLinksProps = {
  /** The address of the list. */
  path: string;
  groups: readonly FilterGroup[];
  query: Query;
  /** Called with the changed value instead of following the link, for a plain click. */
  onChoose?: ((choice: Query) => void) | undefined;
};

/** « Toutes » and one other option are the same choice twice. */
const LEAST_WITH_ALL = 3;

const isPlainClick = (event: MouseEvent) => !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The options of a group as links. An option that finds nothing is not a link, unless it is chosen. */
export function FilterLinks({ path, groups, query, onChoose, group }: FilterLinksProps & { group: FilterGroup }) {
  if (hasAll(group) && group.options.length < LEAST_WITH_ALL) return null;
  return (
    <ul className="choices" role="list" aria-label={group.label}>
      {group.options.map(({ value, label, count }) => {
        const chosen = chooseIn(query, group, value);
        const isChosen = value === (query[group.name] ?? '');
        const href = count === 0 && !isChosen && !hasAll(group) ? undefined : path + queryString(chosen, groups);
        return (
          <li key={value}>
            <a
              className="filter-link"
              href={href}
              role={href === undefined ? 'link' : undefined}
              aria-current={isChosen ? 'true' : undefined}
              aria-disabled={href === undefined ? 'true' : undefined}
              onKeyUp={({ key, currentTarget }) => {
                // Browsers leave a focused link half outside its row.
                if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
              }}
              onClick={(event) => {
                if (onChoose === undefined || href === undefined || !isPlainClick(event)) return;
                event.preventDefault();
                onChoose({ [group.name]: chosen[group.name] });
              }}
            >
              {label}
              {count !== undefined && <small>{count}</small>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
