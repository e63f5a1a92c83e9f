import { coursePages } from '#src/features/editorial/page-texts.ts';
import { sessionKey } from '#src/features/courses/sessions.ts';
import { paths } from '#src/site/paths.ts';
import { findCourse } from '../support/catalogue.ts';
import { expect, test } from '../support/test.ts';

test('shows a choice again after a reload: another session, or none', async ({ page, request }) => {
  const course = await findCourse(request, ({ sessions }) => sessions.length > 1);
  const [first, second] = course.sessions.map(({ start, place }) => sessionKey({ start: new Date(start), place }));
  const session = page.getByLabel('Session souhaitée');
  const chosenKey = () => session.locator('option:checked').getAttribute('data-key');
  await page.goto(paths.courseRequest(course.id, first));
  await expect.poll(chosenKey).toBe(first);
  await session.selectOption({ index: 2 });
  await page.reload();
  await expect.poll(chosenKey).toBe(second);
  await session.selectOption({ index: 0 });
  await page.reload();
  await expect.poll(chosenKey).toBe(null);
  await expect(page).toHaveURL(paths.courseRequest(course.id));
});

test('hides sessions that have begun since the build', async ({ page, request }) => {
  const course = await findCourse(request, ({ sessions }) => sessions.some(({ state }) => state !== 'full'));
  const last = course.sessions.at(-1)?.start ?? '';
  await page.clock.setFixedTime(new Date(`${last}T08:00:00Z`));
  await page.goto(paths.course(course.id));
  await expect(page.locator('li[data-session]').first()).toBeHidden();
  await expect(page.locator('li[data-session]').last()).toBeHidden();
  await expect(page.getByText(coursePages.noSession ?? 'Aucune date')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Tarif' }).getByText('Dates à convenir')).toBeVisible();
  await page.goto(paths.courseRequest(course.id, last));
  await expect(page.getByLabel('Session souhaitée').getByRole('option')).toHaveCount(1);
});
