import type { Locator, Page } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import { hold } from '../support/catalogue.ts';
import { contactForm, fillIn, formOf, submitOf, toasts, visitor } from '../support/forms.ts';
import { storedFrom } from '../support/leads.ts';
import { EVERY_ENGINE, expect, test } from '../support/test.ts';

/** The latency of Lighthouse's mobile profile. Only Chromium has it. */
async function slowNetwork(page: Page): Promise<void> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  const session = await page.context().newCDPSession(page);
  const throughput = { downloadThroughput: 200_000, uploadThroughput: 90_000 };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 150, ...throughput });
}

const filterOf = (label: RegExp) => (page: Page) => page.locator('[data-filter]').getByRole('link', { name: label });
const isChosen = async (link: Locator) => {
  await expect(link).toHaveAttribute('aria-current', 'true');
};
const showsErrors = async (submit: Locator) => {
  const wrong = submit.page().locator('form:visible [aria-invalid=true]');
  await expect(wrong.first()).toBeFocused();
};

/** The first action of each kind of island. */
const ACTIONS: Record<
  string,
  { at: string; tapped: (page: Page) => Locator; result: (tapped: Locator) => Promise<void> }
> = {
  'a category of the showcase': { at: paths.home, tapped: filterOf(/^Informatique/), result: isChosen },
  'a category of the catalogue': { at: paths.courses, tapped: filterOf(/^Informatique/), result: isChosen },
  'a category of the blog': { at: paths.blog, tapped: filterOf(/^Financement/), result: isChosen },
  'a place of the agenda': { at: paths.agenda, tapped: filterOf(/^Angers/), result: isChosen },
  'an empty contact form': {
    at: paths.contact,
    tapped: (page) => submitOf(formOf(page, 'contact'), 'contact'),
    result: showsErrors,
  },
  'an empty form of a dialog': {
    at: `${paths.aiCourse}#rappel`,
    tapped: (page) => submitOf(formOf(page, 'callback'), 'callback'),
    result: showsErrors,
  },
};

for (const hasTouch of [false, true])
  test.describe(hasTouch ? 'by touch' : 'by mouse', () => {
    test.use({ hasTouch });
    for (const [name, { at, tapped, result }] of Object.entries(ACTIONS))
      // All islands wait for the mouse by the same code.
      test(
        `answers ${name} in place at the first tap`,
        { tag: hasTouch ? [] : ['@full', '@engines'] },
        async ({ page }) => {
          await slowNetwork(page);
          await page.goto(at, { waitUntil: 'domcontentloaded' });
          const document = await page.evaluateHandle(() => window.document);
          await (hasTouch ? tapped(page).tap() : tapped(page).click());
          await result(tapped(page));
          expect(await document.evaluate((same) => same === window.document)).toBe(true);
        },
      );
  });

test('answers Enter on a link in place, and leaves a click with a modifier to the browser', async ({
  page,
  context,
}) => {
  await slowNetwork(page);
  await page.goto(paths.courses, { waitUntil: 'domcontentloaded' });
  const link = filterOf(/^Informatique/)(page);
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(paths.courseCategory('Informatique'));
  await expect(page).toHaveURL(paths.courses);
  await page.reload({ waitUntil: 'domcontentloaded' });
  const document = await page.evaluateHandle(() => window.document);
  await link.press('Enter');
  await isChosen(link);
  expect(await document.evaluate((same) => same === window.document)).toBe(true);
});

test('stores a double tap before the island once', EVERY_ENGINE, async ({ page }) => {
  const { release } = await hold(page, /_astro\/contact-form-island/);
  const person = visitor();
  await page.goto(paths.contact);
  await fillIn(page, person);
  await contactForm(page).submit.dblclick();
  release();
  await expect(toasts(page)).toBeVisible();
  expect(await storedFrom(person.email)).toHaveLength(1);
});
