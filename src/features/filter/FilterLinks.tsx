import { memo } from 'react';
import { isForBrowser } from '#src/lib/wake-on-intent.ts';
import { type FilterGroup, hasAllOption, optionLink, type Query, readQuery } from './query.ts';

export type FilterLinksProps = {
  path: string;
  groups: readonly FilterGroup[];
  query: Query;
  onChoose?: ((choice: Query) => void) | undefined;
};

/** With « Toutes » and only one other option, both options show the same list. */
const MIN_OPTIONS_WITH_ALL = 3;

type Props = FilterLinksProps & { group: FilterGroup };

export const FilterLinks = memo(function FilterLinks({ path, groups, query, onChoose, group }: Props) {
  if (hasAllOption(group) && group.options.length < MIN_OPTIONS_WITH_ALL) return null;
  return (
    <ul className="choices" role="list" aria-label={group.label}>
      {group.options.map((option) => {
        const { value, label, count } = option;
        const { href, ...state } = optionLink(path, groups, query, group, option);
        return (
          <li key={value}>
            <a
              className="filter-link"
              href={href}
              {...state}
              onClick={(event) => {
                if (onChoose === undefined || href === undefined || isForBrowser(event)) return;
                event.preventDefault();
                onChoose({ [group.name]: readQuery(event.currentTarget.search, groups)[group.name] });
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
});
