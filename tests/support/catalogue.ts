import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { z } from 'zod';
import { courseJsonSchema, type FullCourse, fullCourseJsonSchema } from '#src/features/courses/course-json-schema.ts';
import { paths } from '#src/site/paths.ts';

/** What visitors use and see of the catalogue and of the showcase. */
export const catalogue = (page: Page) => ({
  search: page.getByRole('searchbox', { name: 'Rechercher une formation' }),
  filter: (label: string): Locator =>
    page
      .getByRole('list', { name: 'Filtrer par domaine' })
      .getByRole('link', { name: new RegExp(`^${label}( ?\\d+)?$`) }),
  cards: page.locator('main article').filter({ visible: true }),
  titles: page.locator('main article h3').filter({ visible: true }),
  skeletons: page.locator('[data-skeleton]'),
  count: page.locator('[data-filter] [aria-live]'),
  retry: page.getByRole('button', { name: 'Réessayer' }),
});

/** The one category that is exposed as chosen. */
export async function expectChosen(page: Page, label: string): Promise<void> {
  const filters = page.getByRole('list', { name: 'Filtrer par domaine' });
  await expect(filters.locator('[aria-current="true"]')).toHaveText([new RegExp(`^${label}\\d*$`)]);
}

export type CourseOfMirror = z.output<typeof courseJsonSchema>;

/** What the site says of its courses, in their order. */
export async function allCourses(request: APIRequestContext): Promise<CourseOfMirror[]> {
  const answer = await request.get(paths.apiCourses);
  return z.array(courseJsonSchema).parse(await answer.json());
}

/** The first course of which something is true, with all that its page says. */
export async function findCourse(
  request: APIRequestContext,
  isWanted: (course: FullCourse) => boolean,
): Promise<FullCourse> {
  for (const { id } of await allCourses(request)) {
    const answer = await request.get(`${paths.apiCourses}/${id}`);
    const course = fullCourseJsonSchema.parse(await answer.json());
    if (isWanted(course)) return course;
  }
  throw new Error('No course of that kind in the sample content.');
}

/** The paths of the mirrors that a page asks for, as it asks for them. */
export function mirrorsAskedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  return asked;
}

/** Holds the answers to some requests until `release` is called. */
export async function hold(page: Page, pattern: string | RegExp): Promise<{ release: () => void }> {
  const { promise: released, resolve } = Promise.withResolvers<undefined>();
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return {
    release: () => {
      resolve(undefined);
    },
  };
}

/** Fails the next request of some kind with this status, and lets the others through. */
export async function failOnce(page: Page, pattern: string | RegExp, status: number): Promise<void> {
  await page.route(pattern, (route) => route.fulfill({ status, body: 'busy' }), { times: 1 });
}
