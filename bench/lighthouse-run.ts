import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, chromiumPath } from './chromium.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

export type LighthouseRun = {
  /** Out of 100. */
  scores: Record<Category, number>;
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
  /** Audits that cost points, by category. */
  failed: Record<Category, string[]>;
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

/** One Lighthouse run on a phone with a slow network, in a browser of its own. */
async function attempt(url: string, certificateKey: string): Promise<LighthouseRun> {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: chromiumFlags(certificateKey),
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    });
    if (result === undefined) throw new Error(`Lighthouse says nothing of ${url}`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError !== undefined) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
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
