import { type Browser, devices } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import type { Bench } from './bench.ts';

/** The limit for controls whose code was fetched while the visitor scrolled to them. */
const IDLE_LIMIT_MS = 500;
/**
 * The limit for controls on the first screen. It is higher, because the page fetches their code only at the first
 * interaction (docs/decisions/001-islands-wake-on-intent.md).
 */
const FETCH_LIMIT_MS = 1500;
/** Lighthouse's mobile profile: bytes per second and milliseconds. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const CPU_SLOWDOWN = 4;

const SELECTED = '[data-filter] [aria-current=true]';
const INVALID = 'form [aria-invalid=true]:focus';

const TAPS = {
  'showcase tab': { path: paths.home, control: '[data-filter] a:nth-of-type(1) >> nth=1', result: SELECTED },
  'catalogue category': {
    path: paths.courses,
    control: '[data-filter] a:has-text("Informatique")',
    result: SELECTED,
    isOnFirstScreen: true,
  },
  'contact form': { path: paths.contact, control: 'form[action*=contact] [type=submit]', result: INVALID },
  'dialog form': { path: `${paths.aiCourse}#rappel`, control: 'dialog [type=submit] >> visible=true', result: INVALID },
};

/** Milliseconds from the tap to its result. */
async function firstTap(browser: Browser, url: string, { control, result }: Tap, isIdle: boolean) {
  const context = await browser.newContext({ ...devices['Moto G4'], ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript((selector) => {
    let tapTime = 0;
    const existing = new Set<Element>();
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        for (const element of document.querySelectorAll(selector)) existing.add(element);
        tapTime = timeStamp;
        const watch = () => {
          const hasResult = [...document.querySelectorAll(selector)].some((element) => !existing.has(element));
          if (hasResult) document.documentElement.dataset.firstTap = String(performance.now() - tapTime);
          else requestAnimationFrame(watch);
        };
        requestAnimationFrame(watch);
      },
      { capture: true, once: true },
    );
  }, result);
  await page.goto(url, { waitUntil: isIdle ? 'networkidle' : 'commit' });
  const target = page.locator(control).first();
  await target.scrollIntoViewIfNeeded();
  if (isIdle) await page.waitForTimeout(2000);
  await target.tap();
  const root = page.locator('html[data-first-tap]');
  await root.waitFor({ state: 'attached', timeout: 15_000 });
  const time = Number(await root.getAttribute('data-first-tap'));
  await context.close();
  return time;
}

type Tap = (typeof TAPS)[keyof typeof TAPS];

const median = (values: number[]) => Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);

/**
 * Measures the time from the first tap on a page to its result, on the phone that Lighthouse emulates. "early" taps as
 * soon as the control is visible; "idle" taps when the page is idle.
 */
export async function measureFirstTaps({ origin, browser, runs }: Bench) {
  const rows = [];
  for (const [name, tap] of Object.entries(TAPS)) {
    const times: { early: number[]; idle: number[] } = { early: [], idle: [] };
    for (let run = 0; run < runs; run += 1)
      // "idle" comes first, so that its page load fills the cache of the server before "early" is measured.
      for (const mode of ['idle', 'early'] as const)
        times[mode].push(await firstTap(browser, origin + tap.path, tap, mode === 'idle'));
    const limit = 'isOnFirstScreen' in tap ? FETCH_LIMIT_MS : IDLE_LIMIT_MS;
    const idle = median(times.idle);
    rows.push({ tap: name, early: median(times.early), idle, limit, isOk: idle <= limit });
  }
  return rows;
}
