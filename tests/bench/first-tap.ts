import { type Browser, devices } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import type { Bench } from './bench.ts';
import { median } from './lighthouse.ts';

/** The limit for controls whose code was fetched while the visitor scrolled to them. */
const IDLE_LIMIT_MS = 500;
/**
 * The limit for controls on the first screen. It is higher, because the page fetches their code only at the first
 * interaction (docs/decisions/001-islands-wake-on-intent.md).
 */
const FETCH_LIMIT_MS = 1500;
const IDLE_MS = 2000;
/** Lighthouse's mobile profile: bytes per second and milliseconds. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const CPU_SLOWDOWN = 4;

const CATEGORY = '[data-filter] a[href$="category=Informatique"]';
const CHOSEN = `${CATEGORY}[aria-current=true]`;
const INVALID = 'form [aria-invalid=true]:focus';

/** The control to tap, and the selector of the result. */
const TAPS = [
  { path: paths.home, control: CATEGORY, result: CHOSEN, limit: IDLE_LIMIT_MS },
  { path: paths.courses, control: CATEGORY, result: CHOSEN, limit: FETCH_LIMIT_MS },
  { path: paths.contact, control: '[data-kind=contact] [type=submit]', result: INVALID, limit: IDLE_LIMIT_MS },
  {
    path: `${paths.aiCourse}#rappel`,
    control: '[data-kind=callback] [type=submit]',
    result: INVALID,
    limit: IDLE_LIMIT_MS,
  },
];

type Tap = (typeof TAPS)[number];

/** Milliseconds from the tap to its result. */
async function firstTap(browser: Browser, origin: string, { path, control, result }: Tap): Promise<number> {
  const context = await browser.newContext({ ...devices['Moto G4'], ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(() => {
    addEventListener('pointerdown', ({ timeStamp }) => Object.assign(window, { tapTime: timeStamp }), {
      capture: true,
    });
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await page.locator(control).scrollIntoViewIfNeeded();
  await page.waitForTimeout(IDLE_MS);
  await page.locator(control).tap();
  const time = await page.waitForFunction((selector) => {
    const { tapTime = 0 } = window as { tapTime?: number };
    return document.querySelector(selector) ? performance.now() - tapTime : undefined;
  }, result);
  const milliseconds = (await time.jsonValue()) ?? Number.NaN;
  await context.close();
  return milliseconds;
}

/** Measures the time from the first tap on an idle page to its result, on the phone that Lighthouse emulates. */
export async function measureFirstTaps({ origin, browser, runs }: Bench) {
  const rows = [];
  for (const tap of TAPS) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await firstTap(browser, origin, tap));
    const time = Math.round(median(times));
    rows.push({ path: tap.path, time, limit: tap.limit, isOk: time <= tap.limit });
  }
  return rows;
}
