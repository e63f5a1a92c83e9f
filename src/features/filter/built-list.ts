import type { FilterGroup, View } from './query.ts';

export type BuiltList = View & { total: number; groups: readonly FilterGroup[] };

export const builtList = ({ dataset }: HTMLElement): BuiltList => JSON.parse(dataset.filter ?? '') as BuiltList;
