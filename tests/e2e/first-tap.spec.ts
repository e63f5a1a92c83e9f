import { paths } from '#src/site/paths.ts';
import { contactForm, fillContactForm, toasts, visitor } from '../support/forms.ts';
import { storedFrom } from '../support/leads.ts';
import { expect, hold, test } from '../support/test.ts';

test('stores a request once after a double tap before the island loads', async ({ page }) => {
  const { release } = await hold(page, /_astro\/contact-form-island/);
  const person = visitor();
  await page.goto(paths.contact);
  await fillContactForm(page, person);
  await contactForm(page).submit.dblclick();
  release();
  await expect(toasts(page)).toBeVisible();
  expect(await storedFrom(person.email)).toHaveLength(1);
});

test('loads the code of a near island after the first key, except with Save-Data', async ({ page }) => {
  const code: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('contact-form-island')) code.push(request.url());
  });
  await page.goto(paths.contact);
  expect(code).toEqual([]);
  await page.keyboard.press('Shift');
  await expect.poll(() => code.length).toBe(1);
  await expect(page.locator('[data-awake]')).toHaveCount(0);

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.reload();
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  expect(code).toHaveLength(1);
});
