import { launch } from 'chrome-launcher';
import lighthouse, { type Artifacts, auditFlowArtifacts, type Result, type TraceEvent } from 'lighthouse';
import { chromiumFlags, chromiumPath } from './chromium.ts';

/** An event of a trace, with what its thread was given of a processor: `tts` when it began, `tdur` while it lasted (µs). */
type Timed = Partial<TraceEvent> & Pick<TraceEvent, 'ph' | 'pid' | 'tid' | 'ts'> & { tts?: number; tdur?: number };

type Task = { ts: number; tts: number; end: number };

/**
 * A trace as it would be had no thread ever waited for a processor: each task takes the time that it was computed for. What
 * else a machine does, and what its host takes from it, is left out; what a page asks of a processor is not.
 */
export function onProcessorTime<Event extends Timed>(trace: readonly Event[]): Event[] {
  const tasks = new Map<string, Task>();
  return trace
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .map((event) => {
      const { ph, ts, dur, tts, tdur } = event;
      if (tts === undefined) return event;
      const thread = `${event.pid}/${event.tid}`;
      const last = tasks.get(thread);
      const running = last !== undefined && ts < last.end ? last : undefined;
      if (ph === 'I' && running !== undefined) return { ...event, ts: running.ts + tts - running.tts };
      if (ph !== 'X' || dur === undefined || tdur === undefined) return event;
      const task = running ?? { ts, tts, end: ts + dur };
      tasks.set(thread, task);
      return { ...event, ts: task.ts + tts - task.tts, dur: Math.min(dur, tdur) };
    });
}

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

const FLAGS = { logLevel: 'error' as const, onlyCategories: [...CATEGORIES] };

type Reading = {
  /** Out of 100. */
  scores: Record<Category, number>;
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
  /** Audits that cost points, by category. */
  failed: Record<Category, string[]>;
};

/** One visit, read twice. */
export type LighthouseRun = {
  /** The demand of the page on a processor: the same whatever else the machine does. */
  own: Reading;
  /** The same, and what the machine made it wait. */
  byTheClock: Reading;
};

const byCategory = <Value>(valueOf: (category: Category) => Value): Record<Category, Value> => ({
  performance: valueOf('performance'),
  accessibility: valueOf('accessibility'),
  'best-practices': valueOf('best-practices'),
  seo: valueOf('seo'),
});

function known(value: number | null | undefined, name: string): number {
  if (value === null || value === undefined) throw new Error(`Lighthouse could not tell the ${name}`);
  return value;
}

function readingOf({ audits, categories }: Result): Reading {
  const value = (audit: string) => known(audits[audit]?.numericValue, audit);
  const score = (category: Category) => Math.round(known(categories[category]?.score, category) * 100);
  const failed = (category: Category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id);
  return {
    scores: byCategory(score),
    failed: byCategory(failed),
    largestPaintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
  };
}

async function ownReading(artifacts: Artifacts): Promise<Reading> {
  const traceEvents = onProcessorTime(artifacts.Trace.traceEvents);
  const own = { ...artifacts, Trace: { ...artifacts.Trace, traceEvents } };
  const { steps } = await auditFlowArtifacts({
    name: 'processor time',
    gatherSteps: [{ artifacts: own, flags: FLAGS }],
  });
  if (steps[0] === undefined) throw new Error('Lighthouse says nothing of its own trace');
  return readingOf(steps[0].lhr);
}

/** One Lighthouse run on a phone with a slow network, in a browser of its own. */
async function attempt(url: string, certificateKey: string): Promise<LighthouseRun> {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: chromiumFlags(certificateKey),
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, { ...FLAGS, port: chrome.port, output: 'json' });
    if (result === undefined) throw new Error(`Lighthouse says nothing of ${url}`);
    const { runtimeError } = result.lhr;
    if (runtimeError !== undefined) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
    return { own: await ownReading(result.artifacts), byTheClock: readingOf(result.lhr) };
  } finally {
    chrome.kill();
  }
}

const ATTEMPTS = 3;

/** The same, tried again when Lighthouse fails at its own work: on a busy machine it may lose its trace. */
export async function lighthouseRun(url: string, certificateKey: string, attempts = ATTEMPTS): Promise<LighthouseRun> {
  try {
    return await attempt(url, certificateKey);
  } catch (error) {
    if (attempts <= 1) throw error;
    return lighthouseRun(url, certificateKey, attempts - 1);
  }
}
