import { columnsOf, fitTo, safeLine } from '#src/lib/safe-text.ts';

const GAP = '  ';

export type Column<Row> = {
  title: string;
  cell: (row: Row) => string;
  /** How narrow it may get on a small screen; never cut where there is none. */
  min?: number;
  /** Left out on a screen that cannot hold it: the highest first. Without a rank it always stays. */
  leaveOut?: number;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Takes columns from the widest of those that may shrink, until the line fits or none can give more. */
function shrink(widths: number[], mins: readonly number[], excess: number): void {
  for (let left = excess; left > 0; left -= 1) {
    const slack = widths.map((width, index) => (width > (mins[index] ?? width) ? width : 0));
    const widest = Math.max(...slack);
    if (widest === 0) return;
    widths[slack.indexOf(widest)] = widest - 1;
  }
}

function layOut<Row>(columns: readonly Column<Row>[], cells: readonly (readonly string[])[], screen: number) {
  const natural = columns.map(({ title }, index) =>
    Math.max(columnsOf(title), ...cells.map((row) => columnsOf(row[index] ?? ''))),
  );
  const mins = columns.map(({ min }, index) => Math.min(min ?? Infinity, natural[index] ?? 0));
  const kept = new Set(columns.keys());
  const needed = () => sum([...kept].map((index) => mins[index] ?? 0)) + GAP.length * (kept.size - 1);
  const expendable = [...columns.entries()]
    .filter(([, { leaveOut }]) => leaveOut !== undefined)
    .sort(([, one], [, other]) => (other.leaveOut ?? 0) - (one.leaveOut ?? 0));
  for (const [index] of expendable) if (needed() > screen) kept.delete(index);
  const shown = [...kept];
  const widths = shown.map((index) => natural[index] ?? 0);
  const excess = sum(widths) + GAP.length * (widths.length - 1) - screen;
  shrink(
    widths,
    shown.map((index) => mins[index] ?? 0),
    excess,
  );
  return { shown, widths };
}

/** Rows for people, a line each: as wide as they are for a file, cut to the screen where there is one. */
export function asTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[], screen = Infinity): string {
  const cells = rows.map((row) => columns.map(({ cell }) => safeLine(cell(row))));
  const { shown, widths } = layOut(columns, cells, screen);
  const line = (texts: readonly string[]) =>
    `${shown
      .map((column, place) => fitTo(texts[column] ?? '', widths[place] ?? 0))
      .join(GAP)
      .trimEnd()}\n`;
  return [columns.map(({ title }) => title), ...cells].map(line).join('');
}
