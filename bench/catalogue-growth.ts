import { chromium } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import { chromiumFlags, chromiumPath, PHONE } from './chromium.ts';
import type { Figure } from './figures.ts';
import { pageWeight, type PageWeight } from './page-weight.ts';
import { siteCopy } from './project-copy.ts';
import { serveDist, type Server } from './serve-dist.ts';
import { timedBuild } from './timed-build.ts';

/** A cheap telephone beside this machine. */
const SLOWDOWN = 4;
/** After it, whatever an interaction set off is painted, and the browser has told of it. */
const SETTLE_MS = 600;
/** Links of the toolbar, by their place: two categories, all of them, a place, another one. */
const FILTERS = [1, 2, 0, 4, 5];
const LETTERS = ['x', 'c', 'e', 'l', 'Backspace', 'Backspace', 'Backspace', 'Backspace', 'Backspace'];

/** Tells of the events of interactions, as far as they last two frames: browsers count no shorter ones. */
const WATCH = `
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) tell(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

/** The longest that a key and a filter of the catalogue take to the next paint, once its courses are fetched. */
async function catalogueResponse(
  { origin, certificateKey }: Server,
  path: string,
): Promise<{ key: number; filter: number }> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags(certificateKey) });
  try {
    const page = await browser.newPage(PHONE);
    const told: number[] = [];
    await page.exposeFunction('tell', (duration: number) => told.push(duration));
    await page.addInitScript(WATCH);
    const longest = async (acts: readonly (() => Promise<void>)[]): Promise<number> => {
      told.length = 0;
      for (const act of acts) {
        await act();
        await page.waitForTimeout(SETTLE_MS);
      }
      return Math.max(0, ...told);
    };
    await page.goto(`${origin}${path}`, { waitUntil: 'load' });
    const search = page.locator('input[name=q]');
    // The first letter brings code and courses: what is measured is what the next ones cost.
    await search.press('e');
    await page.locator('#resultats [data-live] article').first().waitFor();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const key = await longest(LETTERS.map((letter) => () => search.press(letter)));
    const links = page.locator('[data-catalogue] nav a[href]');
    const press = async (index: number) => {
      await links.nth(index).scrollIntoViewIfNeeded();
      await page.waitForTimeout(SETTLE_MS);
      // A finger: a mouse would come over the link just before, and its press wait for the link to be drawn underlined.
      await links.nth(index).tap();
    };
    const filter = await longest(FILTERS.map((index) => () => press(index)));
    return { key, filter };
  } finally {
    await browser.close();
  }
}

const FEW = 24;
const MANY = 2400;
const APART = 1.03;

/** A good answer by Web Vitals takes 200 ms; nobody notices a quarter of it. */
const RESPONSE_MS = 50;

/** Builds the site with so many courses and serves it for as long as something is measured. */
async function withCourses<Measured>(
  root: string,
  courses: number,
  measure: (server: Server) => Promise<Measured>,
): Promise<Measured> {
  const copy = await siteCopy(root, courses);
  await timedBuild(copy);
  const server = await serveDist(copy, [paths.courses]);
  try {
    return await measure(server);
  } finally {
    server.stop();
  }
}

const catalogueWeight = (server: Server): Promise<PageWeight> =>
  pageWeight(server, paths.courses, () => Promise.resolve());

/** The weight of the catalogue must not depend on how many courses there are, nor may a visitor wait for it to count them. */
export async function catalogueGrowth(root: string): Promise<Figure[]> {
  const few = await withCourses(root, FEW, catalogueWeight);
  const { many, response } = await withCourses(root, MANY, async (server) => ({
    many: await catalogueWeight(server),
    response: await catalogueResponse(server, paths.courses),
  }));
  const figure = (name: string, key: 'html' | 'untouched'): Figure => ({
    subject: paths.courses,
    name: `${name}, ${MANY} courses over ${FEW}`,
    measured: many[key] / few[key],
    limit: APART,
    unit: '',
    detail: `${many[key]} B over ${few[key]} B`,
  });
  const answer = (name: string, measured: number): Figure => ({
    subject: paths.courses,
    name: `${name} to its next paint, ${MANY} courses, processor four times slower`,
    measured,
    limit: RESPONSE_MS,
    unit: 'ms',
  });
  return [
    figure('HTML', 'html'),
    figure('everything loaded', 'untouched'),
    answer('a key in the search', response.key),
    answer('a filter', response.filter),
  ];
}
