import type { ProgrammeLink, ProgrammeSection } from '../programme.ts';
import type { Line } from './break-lines.ts';
import { BODY, columnLeft, columnWidth, NOTES } from './page-grid.ts';
import { type SetEntry, setEntry, setLines } from './set-entry.ts';
import type { TypeStyles } from './type-styles.ts';

/** How many entries stand in each column, one after the other, and the height of the tallest. */
type Filling = { counts: number[]; height: number };

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

export type PlacedEntry = SetEntry & { left: number; top: number };

/** A section, or as much of it as stands on one page. */
export type PlacedSection = {
  title: string;
  /** Cut to the width of the notes. */
  titleLines: readonly Line[];
  isContinued: boolean;
  top: number;
  height: number;
  entries: readonly PlacedEntry[];
};

/** The pages so far, and where the next section of the last one may begin. */
export type Pages = { pages: readonly (readonly PlacedSection[])[]; top: number };

const GAP = { sections: 14, entries: 7 };

export const turned = ({ pages }: Pages): Pages => ({ pages: [...pages, []], top: BODY.top });

function placeEntries(entries: readonly SetEntry[], counts: readonly number[], columns: number, top: number) {
  let next = 0;
  return counts.flatMap((count, column) => {
    let y = top;
    return entries.slice(next, (next += count)).map((entry): PlacedEntry => {
      const placed = { ...entry, left: columnLeft(columns, column), top: y };
      y += entry.height + GAP.entries;
      return placed;
    });
  });
}

/** A section cut into lines, wherever it will stand. */
type SetSection = {
  title: string;
  titleLines: readonly Line[];
  columns: ProgrammeSection['columns'];
  entries: readonly SetEntry[];
};

export const setSection = (
  { title, columns, entries }: ProgrammeSection,
  styles: TypeStyles,
  links: readonly ProgrammeLink[],
): SetSection => ({
  title,
  titleLines: setLines(title, styles.section, NOTES.right - NOTES.left, []),
  columns,
  entries: entries.map((entry) => setEntry(entry, columnWidth(columns), styles, links)),
});

/** Places a section after what there is, and on further pages what does not fit. */
export function placeSection(
  before: Pages,
  { title, titleLines, columns, entries }: SetSection,
  styles: TypeStyles,
): Pages {
  let { pages, top } = before;
  let waiting = entries;
  let isContinued = false;
  while (waiting.length > 0) {
    const heights = waiting.map(({ height }) => height);
    let { counts } = fillUpTo(heights, columns, GAP.entries, BODY.bottom - top);
    if (counts.length === 0 && top > BODY.top) {
      ({ pages, top } = turned({ pages, top }));
      continue;
    }
    // An entry taller than a page has nowhere better to go.
    if (counts.length === 0) counts = [1];
    const placed = placeEntries(waiting, counts, columns, top);
    const ownHeight = Math.max(...placed.map((entry) => entry.top + entry.height)) - top;
    const height = Math.max(ownHeight, isContinued ? 0 : titleLines.length * styles.section.leading);
    const section = { title, titleLines, isContinued, top, height, entries: placed };
    pages = pages.with(-1, [...(pages.at(-1) ?? []), section]);
    top += height + GAP.sections;
    waiting = waiting.slice(placed.length);
    isContinued = true;
  }
  return { pages, top };
}
