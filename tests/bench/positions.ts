import { paths } from '#src/site/paths.ts';
import { publicCourses } from '../support/written-content.ts';
import type { Bench } from './bench.ts';

const LAYOUT_MS = 1500;
const SCREENS = { desktop: { width: 1280, height: 900 }, phone: { width: 360, height: 740 } };
type Limits = Partial<Record<keyof typeof SCREENS, number>>;
/** `selector` finds the element whose top is measured. Without one, the height of the page is measured. */
type Measure = { what: string; path: string; selector?: string; limits: Limits };

const COURSE_TITLE = '[data-course-card] h3';
const ofCourse = (id: string): Measure[] => [
  { what: 'next dates', path: paths.course(id), selector: '#sessions', limits: { desktop: 1000, phone: 1400 } },
  { what: 'height', path: paths.course(id), limits: { desktop: 6000, phone: 9000 } },
];
const MEASURES: Measure[] = [
  { what: 'first course', path: paths.courses, selector: COURSE_TITLE, limits: { desktop: 560, phone: 600 } },
  { what: 'second course', path: paths.courses, selector: `li + li ${COURSE_TITLE}`, limits: { phone: 1480 } },
  { what: 'first course', path: paths.home, selector: COURSE_TITLE, limits: { desktop: 1400 } },
  {
    what: 'first session with places',
    path: paths.agenda,
    selector: '[data-agenda-month] > ul h3',
    limits: { desktop: 620, phone: 740 },
  },
  { what: 'height', path: paths.aiCourse, limits: { phone: 10_000 } },
  ...publicCourses().flatMap(({ id }) => ofCourse(id)),
];

async function measure({ browser, origin }: Bench, { what, path, selector = '', limits }: Measure) {
  const row: Record<string, string | number> = { path, what };
  let isOk = true;
  for (const screen of ['desktop', 'phone'] as const) {
    const limit = limits[screen];
    if (limit === undefined) continue;
    const page = await browser.newPage({ viewport: SCREENS[screen], ignoreHTTPSErrors: true });
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    // Parts below the first screen have their height only after they are laid out.
    await page.waitForTimeout(LAYOUT_MS);
    const top = await page.evaluate((wanted) => {
      const element = wanted === '' ? undefined : document.querySelector(wanted);
      return element ? element.getBoundingClientRect().top + scrollY : document.body.scrollHeight;
    }, selector);
    await page.close();
    row[screen] = `${Math.round(top).toString()} of ${limit.toString()}`;
    isOk &&= top <= limit;
  }
  return { ...row, isOk };
}

/** Measures, in CSS pixels, how far down a page the elements of `MEASURES` begin, and how tall some pages are. */
export async function measurePositions(bench: Bench) {
  const rows = [];
  for (const each of MEASURES) rows.push(await measure(bench, each));
  return rows;
}
