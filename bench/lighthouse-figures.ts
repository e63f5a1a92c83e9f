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

function figuresOf(subject: string, runs: readonly LighthouseRun[], floorMs: number): Figure[] {
  const figure = (name: string, value: (run: LighthouseRun) => number) => ({
    subject,
    name,
    measured: median(runs.map(value)),
    unit: '' as const,
  });
  const paint = runs.map((run) => run.largestPaintMs);
  return [
    ...CATEGORIES.map((category): Figure => ({
      ...figure(`Lighthouse, ${category}`, ({ scores }) => scores[category]),
      limit: 100,
      must: 'reach',
      detail: [...new Set(runs.flatMap((run) => run.failed[category]))].join(', '),
    })),
    { ...figure('layout shift', (run) => run.layoutShift), limit: 0 },
    {
      ...figure('blocking time', (run) => run.blockingMs),
      limit: BLOCKING_MS,
      unit: 'ms',
      detail: `${range(runs.map((run) => run.blockingMs))} ms`,
    },
    {
      subject,
      name: 'largest paint over an empty page’s',
      measured: median(paint) / floorMs,
      limit: LARGEST_PAINT_RATIO,
      unit: '',
      detail: `${range(paint)} ms over ${Math.round(floorMs)} ms`,
    },
  ];
}

/** Medians of Lighthouse runs on the pages and on an empty page, whose largest paint is what the others' is held to. */
export async function lighthouseFigures(server: Server, paths: readonly string[], rounds: number): Promise<Figure[]> {
  const runs = await runsOf(server, [EMPTY_PAGE_PATH, ...paths], rounds);
  const floorMs = median((runs.get(EMPTY_PAGE_PATH) ?? []).map((run) => run.largestPaintMs));
  return paths.flatMap((path) => figuresOf(path, runs.get(path) ?? [], floorMs));
}
