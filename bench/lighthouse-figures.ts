import { type Figure, median } from './figures.ts';
import { EMPTY_PAGE_PATH } from './empty-page.ts';
import { CATEGORIES, type LighthouseRun, lighthouseRun } from './lighthouse-run.ts';
import { untilQuiet } from './quiet-machine.ts';
import type { Server } from './serve-dist.ts';

const BLOCKING_MS = 10;
const LARGEST_PAINT_RATIO = 1.2;

/** Rounds of one run for each page, so that what else the machine does meanwhile weighs on all pages alike. */
async function runsOf(server: Server, paths: readonly string[], rounds: number): Promise<Map<string, LighthouseRun[]>> {
  const runs = new Map<string, LighthouseRun[]>(paths.map((path) => [path, []]));
  for (let round = 1; round <= rounds; round += 1)
    for (const [path, done] of runs) {
      await untilQuiet();
      console.error(`Lighthouse, round ${round} of ${rounds}: ${path}`);
      done.push(await lighthouseRun(`${server.origin}${path}`, server.certificateKey));
    }
  return runs;
}

const range = (values: readonly number[]) => `${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))}`;

/** `own` and by the clock: what the machine made a page wait is told beside what the page is held to. */
function figuresOf(subject: string, runs: readonly LighthouseRun[], floor: Readonly<LargestPaints>): Figure[] {
  const own = runs.map((run) => run.own);
  const clock = runs.map((run) => run.byTheClock);
  const paints = largestPaints(runs);
  return [
    ...CATEGORIES.map((category): Figure => ({
      subject,
      name: `Lighthouse, ${category}`,
      measured: median(own.map(({ scores }) => scores[category])),
      limit: 100,
      unit: '',
      must: 'reach',
      detail: [
        ...(category === 'performance' ? [`by the clock ${median(clock.map(({ scores }) => scores[category]))}`] : []),
        ...new Set(own.flatMap(({ failed }) => failed[category])),
      ].join(', '),
    })),
    { subject, name: 'layout shift', measured: median(own.map(({ layoutShift }) => layoutShift)), limit: 0, unit: '' },
    {
      subject,
      name: 'blocking time',
      measured: median(own.map(({ blockingMs }) => blockingMs)),
      limit: BLOCKING_MS,
      unit: 'ms',
      detail: `${range(own.map(({ blockingMs }) => blockingMs))} ms; by the clock ${range(clock.map(({ blockingMs }) => blockingMs))} ms`,
    },
    {
      subject,
      name: 'largest paint over an empty page’s',
      measured: paints.own / floor.own,
      limit: LARGEST_PAINT_RATIO,
      unit: '',
      detail: `${range(own.map(({ largestPaintMs }) => largestPaintMs))} ms over ${Math.round(floor.own)} ms; by the clock ${(paints.byTheClock / floor.byTheClock).toFixed(2)}`,
    },
  ];
}

type LargestPaints = { own: number; byTheClock: number };

const largestPaints = (runs: readonly LighthouseRun[]): LargestPaints => ({
  own: median(runs.map(({ own }) => own.largestPaintMs)),
  byTheClock: median(runs.map(({ byTheClock }) => byTheClock.largestPaintMs)),
});

/** Medians of Lighthouse runs on the pages and on an empty page, whose largest paint is what the others' is held to. */
export async function lighthouseFigures(server: Server, paths: readonly string[], rounds: number): Promise<Figure[]> {
  const runs = await runsOf(server, [EMPTY_PAGE_PATH, ...paths], rounds);
  const floor = largestPaints(runs.get(EMPTY_PAGE_PATH) ?? []);
  return paths.flatMap((path) => figuresOf(path, runs.get(path) ?? [], floor));
}
