import { coursePages } from '#src/features/courses/course-pages.ts';
import { sessionKey } from '#src/features/courses/sessions.ts';
import { paths } from '#src/site/paths.ts';
import { courseMirrors } from '../support/built-site.ts';
import { expect, test } from '../support/test.ts';

const courseWith = (count: number) => {
  const found = courseMirrors().find(({ sessions }) => sessions.length >= count);
  return { id: found?.id ?? '', sessions: found?.sessions ?? [] };
};

test('shows a choice again after a reload: another session, or none', async ({ page }) => {
  const { id, sessions } = courseWith(2);
  const [first, second] = sessions.map(({ start, place }) => sessionKey({ start: new Date(start), place }));
  const session = page.getByLabel('Session souhaitée');
  const chosenKey = () => session.locator('option:checked').getAttribute('data-key');
  await page.goto(paths.courseRequest(id, first));
  await expect.poll(chosenKey).toBe(first);
  await session.selectOption({ index: 2 });
  await page.reload();
  await expect.poll(chosenKey).toBe(second);
  await session.selectOption({ index: 0 });
  await page.reload();
  await expect.poll(chosenKey).toBe(null);
  await expect(page).toHaveURL(paths.courseRequest(id));
});

test('hides sessions that have begun since the build', async ({ page }) => {
  const { id, sessions } = courseWith(1);
  const last = sessions.at(-1)?.start ?? '';
  await page.clock.setFixedTime(new Date(`${last}T08:00:00Z`));
  await page.goto(paths.course(id));
  await expect(page.locator('li[data-session]').first()).toBeHidden();
  await expect(page.locator('li[data-session]').last()).toBeHidden();
  await expect(page.getByText(coursePages.noSession ?? 'Aucune date')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Tarif' }).getByText('Dates à convenir')).toBeVisible();
  await page.goto(paths.courseRequest(id, last));
  await expect(page.getByLabel('Session souhaitée').getByRole('option')).toHaveCount(1);
});
