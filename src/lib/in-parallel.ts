const AT_ONCE = 16;

/** The results of one task an item, in order, with only some of the tasks under way at a time. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
  onDone: () => void = () => undefined,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const work = async () => {
    for (const [index, item] of waiting) {
      results[index] = await task(item);
      onDone();
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, work));
  return results;
}
