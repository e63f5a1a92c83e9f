import { addressQuery } from '#src/lib/address-query.ts';
import { knownValue } from '#src/lib/french-text.ts';

/** The value of each URL parameter: `{ category: 'Bureautique', lieu: 'angers', q: 'excel' }`. */
export type Query = Readonly<Record<string, string | undefined>>;

type FilterOption = { value: string; label: string; count?: number | undefined };

/** The option with an empty value means all. */
export type FilterGroup = {
  name: string;
  label: string;
  /** The toolbar’s first row has the groups without a position and the `row` groups, which need JavaScript. */
  position?: 'row' | 'folded' | 'sort';
  /** A group without options is not shown, but addresses may name it. */
  options: readonly FilterOption[];
};

export const hasAllOption = ({ options }: FilterGroup): boolean => options.some(({ value }) => value === '');

const namesOf = (groups: readonly FilterGroup[]): string[] => [...groups.map(({ name }) => name), 'q'];

export function readQuery(search: string, groups: readonly FilterGroup[]): Query {
  const parameters = addressQuery(search);
  const values = groups.map(({ name, options }) => {
    const known = options.map(({ value }) => value);
    return [name, knownValue(parameters.get(name) ?? '', known)] as const;
  });
  const entries = [...values, ['q', parameters.get('q') ?? ''] as const].filter(([, value]) => value !== '');
  return Object.fromEntries<string>(entries);
}

export function queryString(query: Query, groups: readonly FilterGroup[]): string {
  const parts = namesOf(groups).flatMap((name) => {
    const value = query[name] ?? '';
    return value === '' ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

function toggleOption(query: Query, group: FilterGroup, value: string): Query {
  const isRemoved = value === query[group.name] && !hasAllOption(group);
  return { ...query, [group.name]: isRemoved ? '' : value };
}

export function optionLink(
  path: string,
  groups: readonly FilterGroup[],
  query: Query,
  group: FilterGroup,
  option: FilterOption,
) {
  const isChosen = option.value === (query[group.name] ?? '');
  const isDisabled = option.count === 0 && !isChosen && !hasAllOption(group);
  return {
    href: isDisabled ? undefined : path + queryString(toggleOption(query, group, option.value), groups),
    role: isDisabled ? 'link' : undefined,
    'aria-current': isChosen || undefined,
    'aria-disabled': isDisabled || undefined,
    // An option may become disabled when the visitor deselects it. Without `href`, it needs a `tabIndex` to keep focus.
    tabIndex: isDisabled ? -1 : undefined,
  };
}

export const countOptions = (
  groups: readonly FilterGroup[],
  query: Query,
  count: (query: Query) => number,
): FilterGroup[] =>
  groups.map((group) => ({
    ...group,
    options: group.options.map((option) =>
      group.position === 'sort' ? option : { ...option, count: count({ ...query, [group.name]: option.value }) },
    ),
  }));

export const countChosen = (groups: readonly FilterGroup[], query: Query): number =>
  groups.filter(({ name }) => (query[name] ?? '') !== '').length;

const labelIn = ({ name, options }: FilterGroup, query: Query): string =>
  options.find(({ value }) => value === query[name])?.label ?? 'ce choix';

export function relaxedQueries(
  groups: readonly FilterGroup[],
  query: Query,
  count: (query: Query) => number,
): { without: string; query: Query; total: number }[] {
  const chosen = [
    ...groups.map((group) => ({ name: group.name, without: labelIn(group, query) })),
    { name: 'q', without: query.q?.trim() ?? '' },
  ].filter(({ name }) => (query[name]?.trim() ?? '') !== '');
  if (chosen.length < 2) return [];
  return chosen
    .map(({ name, without }) => {
      const relaxed = { ...query, [name]: '' };
      return { without, query: relaxed, total: count(relaxed) };
    })
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total);
}

export type View = { query: Query; page: number };
