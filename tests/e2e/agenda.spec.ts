import type { Page } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import { expect, test } from '../support/test.ts';

const agenda = (page: Page) => ({
  rows: page.locator('[data-agenda-month] li[data-session]').filter({ visible: true }),
  months: page.locator('[data-agenda] section h2').filter({ visible: true }),
  status: page.locator('[data-agenda] [aria-live]'),
});

test('hides sessions that have begun in Paris time, and offers a call when none is left', async ({ page }) => {
  await page.goto(paths.agenda);
  const { rows, status, months } = agenda(page);
  const days = await rows.evaluateAll((each) => each.map(({ dataset }) => dataset.session ?? ''));
  const day = days[Math.floor(days.length / 2)] ?? '';
  const remaining = days.filter((one) => one > day).length;
  const [first = ''] = await months.allTextContents();
  // Half an hour after midnight in Paris, still the day before in London.
  const midnight = new Date(`${day}T00:30:00+01:00`);
  await page.clock.setFixedTime(midnight);
  await page.reload();
  await expect(rows).toHaveCount(remaining);
  await expect(status).toHaveText(new RegExp(`^${String(remaining)} sessions?$`));
  await expect(months.filter({ hasText: first })).toHaveCount(0);

  await page.clock.setFixedTime(new Date('2040-01-01T12:00:00Z'));
  await page.reload();
  await expect(rows).toHaveCount(0);
  await expect(status).toHaveCount(0);
  await expect(page.locator('[data-agenda-none]').getByRole('link', { name: 'Être rappelé' })).toBeVisible();
});
