import type { Page } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import { expect, test } from '../support/test.ts';

// Pages whose lower parts are laid out after the first screen: sections, parts of a course, long texts, the footer.
const PAGES = [
  { path: paths.home, parts: 'main > .section' },
  { path: paths.course('excel-fondamentaux'), parts: 'section.late' },
  { path: paths.terms, parts: '.prose' },
];

/** What a closed answer hides is not to be laid out. */
async function expectLaidOut(page: Page, parts: string): Promise<void> {
  const texts = page.locator(`:is(${parts}, footer) :is(h2, h3, p, li)`);
  expect(await texts.count()).toBeGreaterThan(20);
  const areLaidOut = () =>
    texts.evaluateAll((all) =>
      all.every((text) => text.checkVisibility({ contentVisibilityAuto: true }) || !text.checkVisibility()),
    );
  await expect.poll(areLaidOut).toBe(true);
  await stillness(page);
}

/** Typefaces for rare characters come late, and what they change is laid out anew. */
const stillness = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const heightOfPage = () => document.documentElement.scrollHeight;
    for (let height = heightOfPage(), frames = 0; frames < 10; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (heightOfPage() !== height) [height, frames] = [heightOfPage(), 0];
    }
  });

for (const { path, parts } of PAGES) {
  test(`comes back to the very place of ${path} that a visitor left, and stays there when loaded again`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectLaidOut(page, parts);
    const title = page.locator(parts).locator('h2').last();
    await title.scrollIntoViewIfNeeded();
    await stillness(page);
    const top = () => title.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const left = await top();
    await page.goto(paths.contact);
    await page.goBack();
    await expect.poll(top).toBe(left);
    await page.reload();
    await expect.poll(top).toBe(left);
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test(`lays out all of ${path} without being scrolled, for a picture or a printer (motion: ${reducedMotion})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto(path);
      await expectLaidOut(page, parts);
    });
}

test('comes back from a part of a long text to the place where its link was', async ({ page }) => {
  await page.goto(paths.terms);
  await expectLaidOut(page, '.prose');
  await page.getByRole('main').getByRole('heading', { level: 2 }).nth(3).scrollIntoViewIfNeeded();
  const link = page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link').last();
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const left = await scrolled();
  expect(left).toBeGreaterThan(0);
  await link.click();
  await expect.poll(scrolled).not.toBe(left);
  await page.goBack();
  await expect.poll(scrolled).toBe(left);
});

const emptyPlaces = (page: Page) =>
  page
    .locator('img')
    .evaluateAll(
      (all) => all.filter((picture) => !(picture instanceof HTMLImageElement && picture.naturalWidth > 0)).length,
    );

test('has every picture of a page soon after the first screen', async ({ page }) => {
  await page.goto(paths.home);
  await expect.poll(() => emptyPlaces(page)).toBe(0);
});

test('leaves the pictures that are out of sight to a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(paths.home);
  // What another visitor gets by then comes in a frame of its own, after the page has been loaded.
  await expectLaidOut(page, 'main > .section');
  expect(await emptyPlaces(page)).toBeGreaterThan(0);
});
