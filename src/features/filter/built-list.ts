import { parseJson } from '#src/lib/parse-json.ts';
import type { FilterGroup, View } from './query.ts';

export type BuiltList = View & { total: number; groups: readonly FilterGroup[] };

const isBuiltList = (value: unknown): value is BuiltList => value instanceof Object && 'groups' in value;

export function builtList(root: HTMLElement): BuiltList {
  const list = parseJson(root.dataset.filter ?? '');
  if (!isBuiltList(list)) throw new Error('The attribute data-filter contains no list.');
  return list;
}
