import { styleText } from 'node:util';
import { columnsOf, fitTo, safeLine } from './safe-text.ts';

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];
const MAX_LABEL = 32;
const MAX_BAR = 40;
const MIN_BAR = 8;

export type Count = { value: string; count: number };

/** A bar in eighths of a column; what counts for something is always seen. */
const bar = (share: number, width: number): string => {
  const eighths = Math.max(Math.round(share * width * 8), share > 0 ? 1 : 0);
  return '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '');
};

/** One line a value: its label, its count, and a bar that says how it stands to the largest. */
export function asChart(counts: readonly Count[], columns = 80, hasColour = false): string {
  const labels = counts.map(({ value }) => safeLine(value));
  const labelWidth = Math.min(MAX_LABEL, Math.max(0, ...labels.map(columnsOf)));
  const most = Math.max(1, ...counts.map(({ count }) => count));
  const countWidth = String(most).length;
  const barWidth = Math.max(MIN_BAR, Math.min(MAX_BAR, columns - labelWidth - countWidth - 6));
  const line = ({ count }: Count, index: number) => {
    const drawn = bar(count / most, barWidth);
    const coloured = hasColour && drawn !== '' ? styleText('blue', drawn, { validateStream: false }) : drawn;
    return `  ${fitTo(labels[index] ?? '', labelWidth)}  ${String(count).padStart(countWidth)}  ${coloured}`.trimEnd();
  };
  return counts.map((count, index) => `${line(count, index)}\n`).join('');
}
