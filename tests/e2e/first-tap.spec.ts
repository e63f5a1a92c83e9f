import type { Locator, Page } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import { hold } from '../support/catalogue.ts';
import { contactForm, fillContactForm, formOf, submitOf, toasts, visitor } from '../support/forms.ts';
import { storedFrom } from '../support/leads.ts';
import { expect, test } from '../support/test.ts';

/** Sets the latency of Lighthouse's mobile profile. */
async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const throughput = { downloadThroughput: 200_000, uploadThroughput: 90_000 };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 150, ...throughput });
}

const filterOf = (label: RegExp) => (page: Page) => page.locator('[data-filter]').getByRole('link', { name: label });
const expectChosen = async (link: Locator) => {
  await expect(link).toHaveAttribute('aria-current', 'true');
};
const expectErrors = async (submit: Locator) => {
  const wrong = submit.page().locator('form:visible [aria-invalid=true]');
  await expect(wrong.first()).toBeFocused();
};

/** The first action of each kind of island. */
const ACTIONS: Record<
  string,
  { path: string; control: (page: Page) => Locator; result: (control: Locator) => Promise<void> }
> = {
  'a category of the catalogue': { path: paths.courses, control: filterOf(/^Informatique/), result: expectChosen },
  'an empty contact form': {
    path: paths.contact,
    control: (page) => submitOf(formOf(page, 'contact'), 'contact'),
    result: expectErrors,
  },
  'an empty form of a dialog': {
    path: `${paths.aiCourse}#rappel`,
    control: (page) => submitOf(formOf(page, 'callback'), 'callback'),
    result: expectErrors,
  },
};

test.describe('by touch', () => {
  test.use({ hasTouch: true });
  for (const [name, { path, control, result }] of Object.entries(ACTIONS))
    test(`applies the first tap on ${name} in place`, async ({ page }) => {
      await slowNetwork(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const document = await page.evaluateHandle(() => window.document);
      await control(page).tap();
      await result(control(page));
      expect(await document.evaluate((same) => same === window.document)).toBe(true);
    });
});

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
