/** How many entries stand in each column, one after the other, and the height of the tallest. */
export type Filling = { counts: number[]; height: number };

/** The height of entries one under the other. */
const stackHeight = (heights: readonly number[], gap: number): number =>
  heights.reduce((sum, height) => sum + height, 0) + gap * Math.max(0, heights.length - 1);

/** Fills columns in reading order so that the tallest is as short as it can be, and the first the fullest. */
export function fillColumns(heights: readonly number[], columns: number, gap: number): Filling {
  if (columns === 1) return { counts: [heights.length], height: stackHeight(heights, gap) };
  let best: Filling = { counts: [], height: Infinity };
  for (let first = 1; first <= heights.length; first += 1) {
    const own = stackHeight(heights.slice(0, first), gap);
    if (own > best.height) break;
    const rest = fillColumns(heights.slice(first), columns - 1, gap);
    const height = Math.max(own, rest.height);
    if (height <= best.height) best = { counts: [first, ...rest.counts], height };
  }
  return heights.length === 0 ? { counts: [], height: 0 } : best;
}

/** As many of the first entries as fit under `room`, in columns: all of them, or enough to begin every column. */
export function fillUpTo(heights: readonly number[], columns: number, gap: number, room: number): Filling {
  const fewest = Math.min(columns, heights.length);
  for (let count = heights.length; count >= fewest && count > 0; count -= 1) {
    const filling = fillColumns(heights.slice(0, count), columns, gap);
    if (filling.height <= room) return filling;
  }
  return { counts: [], height: 0 };
}
