import { COMPARISON_TEXTS } from '#src/features/comparison/comparison-texts.ts';
import { paths } from '#src/site/paths.ts';
import { expect, test } from '../support/test.ts';

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
  const region = page.locator('figure > [data-scrolls]').first();
  await expect(region).toHaveAttribute('tabindex', '-1');
  await region.evaluate((element) => {
    element.style.width = '6rem';
  });
  await expect(region).toHaveAttribute('tabindex', '0');
});
