import { type Figure, median } from './figures.ts';
import { EMPTY_PAGE_PATH } from './empty-page.ts';
import { CATEGORIES, type LighthouseRun, lighthouseRun } from './lighthouse-run.ts';
import { waitForIdleCpu } from './idle-cpu.ts';
import type { Server } from './serve-dist.ts';

const BLOCKING_MS = 10;
const LARGEST_PAINT_RATIO = 1.2;

/** Rounds of one run for each page, so that what else the machine does meanwhile weighs on all pages alike. */
async function runsOf(server: Server, paths: readonly string[], rounds: number): Promise<Map<string, LighthouseRun[]>> {
  const runs = new Map<string, LighthouseRun[]>(paths.map((path) => [path, []]));
  for (let round = 1; round <= rounds; round += 1)
    for (const [path, done] of runs) {
      await waitForIdleCpu();
      console.error(`Lighthouse, round ${round} of ${rounds}: ${path}`);
      done.push(await lighthouseRun(`${server.origin}${path}`, server.certificateKey));
    }
  return runs;
}

const range = (values: readonly number[]) => `${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))}`;

type Value = (reading: LighthouseRun['own']) => number;
type Medians = { own: number; byTheClock: number };

const medians = (runs: readonly LighthouseRun[], value: Value): Medians => ({
  own: median(runs.map(({ own }) => value(own))),
  byTheClock: median(runs.map(({ byTheClock }) => value(byTheClock))),
});

const largestPaint: Value = ({ largestPaintMs }) => largestPaintMs;
const blocking: Value = ({ blockingMs }) => blockingMs;

/** A page is held to its own reading; what the clock says stands beside it. */
function figuresOf(subject: string, runs: readonly LighthouseRun[], floor: Readonly<Medians>): Figure[] {
  const own = runs.map((run) => run.own);
  const figure = (name: string, value: Value) => ({
    subject,
    name,
    measured: medians(runs, value).own,
    unit: '' as const,
  });
  const paint = medians(runs, largestPaint);
  const performance = medians(runs, ({ scores }) => scores.performance);
  return [
    ...CATEGORIES.map((category): Figure => ({
      ...figure(`Lighthouse, ${category}`, ({ scores }) => scores[category]),
      limit: 100,
      must: 'reach',
      detail: [
        ...(category === 'performance' ? [`by the clock ${performance.byTheClock}`] : []),
        ...new Set(own.flatMap(({ failed }) => failed[category])),
      ].join(', '),
    })),
    { ...figure('layout shift', ({ layoutShift }) => layoutShift), limit: 0 },
    {
      ...figure('blocking time', blocking),
      limit: BLOCKING_MS,
      unit: 'ms',
      detail: `${range(own.map(blocking))} ms; by the clock ${range(runs.map(({ byTheClock }) => blocking(byTheClock)))} ms`,
    },
    {
      subject,
      name: 'largest paint over an empty page’s',
      measured: paint.own / floor.own,
      limit: LARGEST_PAINT_RATIO,
      unit: '',
      detail: `${range(own.map(largestPaint))} ms over ${Math.round(floor.own)} ms; by the clock ${(paint.byTheClock / floor.byTheClock).toFixed(2)}`,
    },
  ];
}

/** Medians of Lighthouse runs on the pages and on an empty page, whose largest paint is what the others' is held to. */
export async function lighthouseFigures(server: Server, paths: readonly string[], rounds: number): Promise<Figure[]> {
  const runs = await runsOf(server, [EMPTY_PAGE_PATH, ...paths], rounds);
  const floor = medians(runs.get(EMPTY_PAGE_PATH) ?? [], largestPaint);
  return paths.flatMap((path) => figuresOf(path, runs.get(path) ?? [], floor));
}
