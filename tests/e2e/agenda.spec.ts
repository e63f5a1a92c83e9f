import type { Page } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import { expect, test } from '../support/test.ts';

const agenda = (page: Page) => ({
  rows: page.locator('[data-agenda-month] li[data-session]').filter({ visible: true }),
  months: page.locator('[data-agenda] section h2').filter({ visible: true }),
  monthLinks: page.getByRole('navigation', { name: 'Aller à un mois' }).getByRole('link'),
  option: (group: string, label: string) =>
    page.getByRole('list', { name: group, exact: true }).getByRole('link', { name: new RegExp(`^${label} ?\\d+$`) }),
  status: page.locator('[data-agenda] [aria-live]'),
});

test('filters sessions in place, announces their count, handles Back and offers to remove a filter', async ({
  page,
}) => {
  await page.goto(paths.agenda);
  const { rows, option, status, months, monthLinks } = agenda(page);
  const all = await rows.count();
  await option('Lieu', 'Angers').focus();
  await page.keyboard.press('Enter');
  await expect(option('Lieu', 'Angers')).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(`${paths.agenda}?lieu=angers`);
  await expect(rows.filter({ hasNotText: 'Angers' })).toHaveCount(0);
  const inAngers = await rows.count();
  expect(inAngers).toBeLessThan(all);
  await expect(status).toHaveText(`${String(inAngers)} sessions`);
  await expect(monthLinks.filter({ visible: true })).toHaveCount(await months.count());

  await option('Financement', 'Éligible au CPF').click();
  await expect(page).toHaveURL(`${paths.agenda}?lieu=angers&cpf=oui`);
  await expect(rows.filter({ hasNotText: 'Éligible CPF' })).toHaveCount(0);

  await page.goBack();
  await expect(option('Financement', 'Éligible au CPF')).not.toHaveAttribute('aria-current');
  await expect(rows).toHaveCount(inAngers);

  await page.goto(`${paths.agenda}?lieu=paris&domaine=management`);
  await expect(page.getByRole('heading', { name: 'Aucune session ne réunit tous ces choix' })).toBeVisible();
  await expect(status).toHaveText('Aucune session');
  await option('Domaine', 'Management').click();
  await expect(page).toHaveURL(`${paths.agenda}?lieu=paris`);
  await expect(rows).not.toHaveCount(0);
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
