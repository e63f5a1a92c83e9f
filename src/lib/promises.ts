/** Rejects when the work takes longer than so many milliseconds. The work itself is not cancelled. */
export async function inTime<Value>(
  milliseconds: number,
  work: Promise<Value>,
  lateError: () => Error,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(lateError());
    }, milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const AT_ONCE = 16;

/** Runs a task for each item, 16 at a time, and returns the results in order. */
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

/** Tells how many of so many milliseconds from now are left. */
export function clockOf(milliseconds: number): () => number {
  const end = performance.now() + milliseconds;
  return () => end - performance.now();
}
