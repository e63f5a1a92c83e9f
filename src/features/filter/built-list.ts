import type { FilterGroup, View } from './query.ts';

export type BuiltList = View & { total: number; groups: readonly FilterGroup[] };

export const builtList = ({ dataset }: HTMLElement): BuiltList => JSON.parse(dataset.filter ?? '') as BuiltList;

export function toggleBuiltResults(container: HTMLElement, visible: boolean): void {
  for (const child of container.children)
    if (child instanceof HTMLElement && child.dataset.fromIsland === undefined) child.hidden = !visible;
}
