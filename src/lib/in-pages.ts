/** An empty list gives one empty page. */
export const inPages = <Item>(items: readonly Item[], size: number): { page: number; shown: Item[] }[] =>
  Array.from({ length: Math.max(1, Math.ceil(items.length / size)) }, (_, index) => ({
    page: index + 1,
    shown: items.slice(index * size, (index + 1) * size),
  }));
