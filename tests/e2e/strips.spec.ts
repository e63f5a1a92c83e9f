import type { Page } from '@playwright/test';
import { COMPARISON_TEXTS } from '#src/features/comparison/comparison-texts.ts';
import { HOME } from '#src/features/home/home-texts.ts';
import { paths } from '#src/site/paths.ts';
import { expect, test } from '../support/test.ts';

const stripOf = (page: Page) => ({
  strip: page.getByRole('list', { name: HOME.testimonials.note }),
  previous: page.getByRole('button', { name: 'Témoignages précédents' }),
  next: page.getByRole('button', { name: 'Témoignages suivants' }),
});

/** Whether an item is in sight from end to end: the strip fades out over an eighth of it. */
const isWhole = (page: Page, place: 'first' | 'last') => {
  const items = stripOf(page).strip.locator('> li');
  return (place === 'first' ? items.first() : items.last()).evaluate((item) => {
    const [own, strip] = [item.getBoundingClientRect(), item.parentElement?.getBoundingClientRect()];
    return strip !== undefined && own.left >= strip.left - 1 && own.right <= strip.right - strip.width * 0.11;
  });
};

for (const width of [360, 1280])
  test(`leads through the testimonials with arrows that rest at the ends, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(paths.home);
    const { strip, previous, next } = stripOf(page);
    await strip.scrollIntoViewIfNeeded();
    await expect(previous).toBeDisabled();
    expect(await isWhole(page, 'first')).toBe(true);
    const count = await strip.locator('> li').count();
    for (let pressed = 0; pressed < count && (await next.isEnabled()); pressed += 1) {
      const before = await strip.evaluate((list) => list.scrollLeft);
      await next.click();
      await expect.poll(() => strip.evaluate((list) => list.scrollLeft)).toBeGreaterThan(before);
    }
    await expect(next).toBeDisabled();
    await expect(next).toBeFocused();
    expect(await isWhole(page, 'last')).toBe(true);
    await previous.click();
    await expect(next).toBeEnabled();
  });

test('scrolls the testimonials with the keyboard, without a script too', async ({ page, plainPage }) => {
  for (const one of [page, plainPage]) {
    await one.goto(paths.home);
    const { strip } = stripOf(one);
    await strip.focus();
    await one.keyboard.press('ArrowRight');
    await expect.poll(() => strip.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  }
  await expect(stripOf(plainPage).next).toHaveCount(0);
});

test('shows no arrows where all testimonials are in sight', async ({ page }) => {
  await page.goto(paths.home);
  const { strip, next } = stripOf(page);
  await strip.scrollIntoViewIfNeeded();
  await expect(next).toBeVisible();
  await strip.evaluate((list) => {
    list.replaceChildren(...[...list.children].slice(0, 1));
    list.style.width = '50%';
  });
  await expect(next).toBeHidden();
});

const WIDE = ['excel-fondamentaux', 'word-documents-longs', 'outlook-messagerie-agenda'];

test('names a comparison that is wider than a telephone, and takes it among the stops of the keyboard there alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.compare(WIDE));
  const region = page.getByRole('region', { name: COMPARISON_TEXTS.table });
  // It fades out where it goes on, and no more at its end.
  await expect(region).toHaveCSS('mask-position', '100% 0px');
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await region.evaluate((element) => {
    element.scrollLeft = element.scrollWidth;
  });
  await expect(region).toHaveCSS('mask-position', /^0(px|%) 0px$/);
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(region).toHaveCount(0);
});

test('takes the table of an article among the stops of the keyboard where it scrolls alone', async ({ page }) => {
  await page.goto(paths.article(9));
  const region = page.locator('.data-table section').first();
  await expect(region).toHaveAttribute('tabindex', '-1');
  await region.evaluate((element) => {
    element.style.width = '6rem';
  });
  await expect(region).toHaveAttribute('tabindex', '0');
});
