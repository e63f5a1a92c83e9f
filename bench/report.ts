import { execFileSync } from 'node:child_process';
import { arch, cpus, platform, totalmem } from 'node:os';
import { type Figure, holds, type Results } from './figures.ts';

const COLUMNS = ['', 'Figure', 'Measured', 'Limit', 'Ratio', '', 'From'];

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });

const withUnit = (value: number, unit: string) => `${number.format(value)}${unit === '' ? '' : ` ${unit}`}`;

function row(figure: Figure): string[] {
  const { subject, name, measured, limit, unit, must, detail = '' } = figure;
  return [
    subject,
    name,
    withUnit(measured, unit),
    `${must === 'reach' ? '≥' : '≤'} ${withUnit(limit, unit)}`,
    limit === 0 ? '' : (measured / limit).toFixed(2),
    holds(figure) ? 'ok' : must === 'reach' ? 'too little' : 'too much',
    detail,
  ];
}

/** A table that reads as well in a terminal as in Markdown. */
function table(rows: readonly string[][]): string {
  const widths = COLUMNS.map((column, index) =>
    Math.max(column.length, ...rows.map((cells) => cells[index]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  return [line(COLUMNS), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join('\n');
}

/** The machine that the figures were measured on: times mean little without it. */
export function machine(chromium: string | undefined): string {
  const [cpu] = cpus();
  const browser =
    chromium === undefined
      ? 'no Chromium'
      : execFileSync(chromium, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${cpu?.model ?? arch()}, ${memory} GiB, ${platform()}, Node ${process.versions.node}, ${browser}`;
}

export function report({ figures, failures }: Results, measuredOn: string): string {
  const unmeasured = failures.map(({ subject, name, reason }) => [subject, name, '', '', '', 'not measured', reason]);
  const missed = figures.filter((figure) => !holds(figure)).length;
  const summary = `${figures.length} figures, ${missed} past their limit, ${failures.length} not measured`;
  return [`${summary}. ${measuredOn}.`, '', table([...figures.map(row), ...unmeasured]), ''].join('\n');
}
