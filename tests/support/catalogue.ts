import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Course, FullCourse } from '#src/features/courses/course-json.ts';
import { paths } from '#src/site/paths.ts';

/** Locators of the catalogue and of the showcase. */
export const catalogue = (page: Page) => ({
  search: page.getByRole('searchbox', { name: 'Rechercher une formation' }),
  filter: (label: string): Locator =>
    page
      .getByRole('list', { name: 'Filtrer par domaine' })
      .getByRole('link', { name: new RegExp(`^${label}( ?\\d+)?$`) }),
  cards: page.locator('main article').filter({ visible: true }),
  titles: page.locator('main article h3').filter({ visible: true }),
  count: page.locator('[data-filter] [aria-live]'),
});

/** The courses of the mirror, in its order. */
export async function allCourses(request: APIRequestContext): Promise<Course[]> {
  const answer = await request.get(paths.apiCourses);
  return (await answer.json()) as Course[];
}

/** The first course for which the callback returns true, with every field of its mirror. */
export async function findCourse(
  request: APIRequestContext,
  isWanted: (course: FullCourse) => boolean,
): Promise<FullCourse> {
  for (const { id } of await allCourses(request)) {
    const answer = await request.get(`${paths.apiCourses}/${id}`);
    const course = (await answer.json()) as FullCourse;
    if (isWanted(course)) return course;
  }
  throw new Error('No course of that kind in the sample content.');
}

/** Holds the requests that match the pattern until the test calls `release`. */
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

/** Fails the next request that matches the pattern with this status. Later requests pass. */
export async function failOnce(page: Page, pattern: string | RegExp, status: number): Promise<void> {
  await page.route(pattern, (route) => route.fulfill({ status, body: 'busy' }), { times: 1 });
}
