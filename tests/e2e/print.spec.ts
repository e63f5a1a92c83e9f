import type { Page } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { absolute } from '#src/site/structured-data.ts';
import { expect, test } from '../support/test.ts';

const PAGES = [
  paths.home,
  paths.courses,
  paths.course('excel-fondamentaux'),
  paths.article(9),
  paths.contact,
  paths.aiCourse,
  paths.agenda,
  paths.financing,
];

/** What a page shows once its bars and its first screen have come, as a printer would have it. */
async function print(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
}

for (const path of PAGES)
  test(`prints ${path} with its address, its answers open and nothing to press on`, async ({ page, plainPage }) => {
    for (const one of [page, plainPage]) {
      await print(one, path);
      const line = one.locator('body > p');
      await expect(line).toBeVisible();
      for (const said of [site.brand.name, site.contact.phone, absolute(path)]) await expect(line).toContainText(said);
      for (const bar of await one.locator('header, footer, #cookies, .bottom-bar, .toasts').all())
        if (!(await bar.evaluate((element) => element.closest('main article, figure') !== null)))
          await expect(bar).toBeHidden();
      await expect(one.locator('main form').filter({ visible: true })).toHaveCount(0);
      for (const answer of await one.locator('main details:not(.no-print *) > :not(summary)').all())
        await expect(answer).toBeVisible();
    }
  });

test('shows that line on paper alone', async ({ page }) => {
  await page.goto(paths.home);
  await expect(page.locator('body > p')).toBeHidden();
});
