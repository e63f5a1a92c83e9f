import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { paths } from '#src/site/paths.ts';
import { browserExecutable } from '#tests/support/browser.ts';
import { publicCourses } from '../support/written-content.ts';
import type { Bench } from './bench.ts';
import { EMPTY_PAGE } from './serve.ts';

/** The limit of the largest paint, relative to an empty page on the same machine. */
const LARGEST_PAINT_RATIO = 1.25;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const [course] = publicCourses();
const PAGES = [paths.home, paths.courses, paths.course(course?.id ?? ''), paths.contact, paths.aiCourse];

type Scored = { score: number | null };
type Report = {
  audits: Readonly<Record<string, Scored & { numericValue?: number }>>;
  categories: Readonly<Record<string, Scored & { auditRefs: readonly { id: string; weight: number }[] }>>;
  runtimeError?: { message: string };
};

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

type Launch = (options: object) => Promise<{ port: number; kill: () => void }>;
type Lighthouse = (url: string, options: object) => Promise<{ lhr: Report } | undefined>;

/** Imports a package that the script `prebench` installs. */
const importTool = (name: string): Promise<unknown> =>
  import(pathToFileURL(createRequire(resolve('tools/lighthouse/package.json')).resolve(name)).href);

/** Visits a page on an emulated phone and a slow network, in a new browser. */
async function visit(url: string, chromeFlags: readonly string[]) {
  const { launch } = (await importTool('chrome-launcher')) as { launch: Launch };
  const { default: lighthouse } = (await importTool('lighthouse')) as { default: Lighthouse };
  const chrome = await launch({ chromePath: browserExecutable(), chromeFlags, logLevel: 'silent' });
  try {
    const result = await lighthouse(url, { logLevel: 'error', onlyCategories: [...CATEGORIES], port: chrome.port });
    if (result === undefined || result.lhr.runtimeError !== undefined)
      throw new Error(`Lighthouse failed on ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    const { audits, categories } = result.lhr;
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    const refs = CATEGORIES.flatMap((category) => categories[category]?.auditRefs ?? []);
    return {
      scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
      largestPaint: value('largest-contentful-paint'),
      blockingTime: value('total-blocking-time'),
      layoutShift: value('cumulative-layout-shift'),
      failed: refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
    };
  } finally {
    chrome.kill();
  }
}

type Run = Awaited<ReturnType<typeof visit>>;

/** The scores and figures of Lighthouse on the main pages. */
export async function runLighthouse({ origin, flags, runs: rounds }: Bench) {
  const runs = new Map<string, Run[]>([EMPTY_PAGE, ...PAGES].map((path) => [path, []]));
  // Each round visits each page once, so that other work on the machine slows all pages alike. The first round only
  // fills the cache of the server.
  for (let round = 0; round <= rounds; round += 1)
    for (const [path, results] of runs) {
      const run = await visit(origin + path, flags);
      if (round > 0) results.push(run);
    }
  const largestPaint = (path: string) => median((runs.get(path) ?? []).map((run) => run.largestPaint));
  return PAGES.map((path) => {
    const pageRuns = runs.get(path) ?? [];
    const scores = CATEGORIES.map((_, index) => median(pageRuns.map((run) => run.scores[index] ?? 0)));
    const ratio = largestPaint(path) / largestPaint(EMPTY_PAGE);
    const layoutShift = median(pageRuns.map((run) => run.layoutShift));
    return {
      path,
      ...Object.fromEntries(CATEGORIES.map((category, index) => [category, scores[index]])),
      'largest paint / empty page': Number(ratio.toFixed(2)),
      'blocking time in ms': Math.round(median(pageRuns.map((run) => run.blockingTime))),
      'layout shift': layoutShift,
      failed: [...new Set(pageRuns.flatMap((run) => run.failed))].join(', '),
      isOk: scores.every((score) => score === 100) && ratio <= LARGEST_PAINT_RATIO && layoutShift === 0,
    };
  });
}
