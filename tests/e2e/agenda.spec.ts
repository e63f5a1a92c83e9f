import type { Page } from '@playwright/test';
import { AGENDA_TEXTS as TEXTS } from '#src/features/agenda/agenda-texts.ts';
import { paths } from '#src/site/paths.ts';
import { expect, test } from '../support/test.ts';

const agenda = (page: Page) => ({
  rows: page.locator('[data-agenda] li[data-session]').filter({ visible: true }),
  months: page.locator('[data-agenda] section h2').filter({ visible: true }),
  monthLinks: page.getByRole('navigation', { name: TEXTS.months }).getByRole('link'),
  form: page.getByRole('group', { name: TEXTS.filter }),
  choice: (name: string) => page.getByRole('radio', { name, exact: true }),
  cpf: page.getByRole('checkbox', { name: TEXTS.cpf }),
  status: page.locator('[data-agenda]').getByRole('status'),
  nothing: page.getByRole('heading', { name: TEXTS.nothing }),
});

test('lists every session by month without script', async ({ plainPage }) => {
  await plainPage.goto(paths.agenda);
  const { rows, months, monthLinks, form } = agenda(plainPage);
  expect(await rows.count()).toBeGreaterThan(20);
  await expect(form).toBeHidden();
  await expect(monthLinks).toHaveCount(await months.count());
  await monthLinks.last().click();
  await expect(months.last()).toBeInViewport();
});

test('filters by keyboard, announces how many there are, and follows back and forward', async ({ page }) => {
  await page.goto(paths.agenda);
  const { rows, choice, cpf, status, months, monthLinks } = agenda(page);
  const all = await rows.count();
  await choice(TEXTS.anyPlace).focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice('À distance')).toBeChecked();
  await expect(page).toHaveURL(`${paths.agenda}?lieu=a-distance`);
  // The label: the radio itself is out of sight.
  await page.locator('label').filter({ hasText: 'Angers' }).first().click();
  await expect(page).toHaveURL(`${paths.agenda}?lieu=angers`);
  await expect(rows.filter({ hasNotText: 'Angers' })).toHaveCount(0);
  const inAngers = await rows.count();
  expect(inAngers).toBeLessThan(all);
  await expect(status).toHaveText(TEXTS.count(inAngers));
  await expect(monthLinks.filter({ visible: true })).toHaveCount(await months.count());

  await cpf.check();
  await expect(page).toHaveURL(`${paths.agenda}?lieu=angers&cpf=oui`);
  await expect(rows.filter({ hasNotText: TEXTS.cpfBadge })).toHaveCount(0);

  await page.goBack();
  await expect(cpf).not.toBeChecked();
  await expect(choice('Angers')).toBeChecked();
  await expect(rows).toHaveCount(inAngers);
});

test('names the choice to give up when no session matches all of them', async ({ page }) => {
  await page.goto(`${paths.agenda}?lieu=paris&domaine=management`);
  const { rows, nothing, status, choice } = agenda(page);
  await expect(nothing).toBeVisible();
  await expect(status).toHaveText(TEXTS.count(0));
  await page.getByRole('link', { name: /^Sans «\s?Management/ }).click();
  await expect(nothing).toBeHidden();
  await expect(page).toHaveURL(`${paths.agenda}?lieu=paris`);
  await expect(choice('Paris')).toBeFocused();
  await expect(rows).not.toHaveCount(0);
});

test('drops sessions that have begun since the build, by the day in Paris', async ({ page }) => {
  await page.goto(paths.agenda);
  const { rows, status, months } = agenda(page);
  const days = await rows.evaluateAll((each) => each.map(({ dataset }) => dataset.session ?? ''));
  const day = days[Math.floor(days.length / 2)] ?? '';
  const left = days.filter((one) => one > day).length;
  const [first = ''] = await months.allTextContents();
  // Half an hour after midnight in Paris, still the day before in London.
  const midnight = new Date(`${day}T00:30:00+01:00`);
  await page.clock.setFixedTime(midnight);
  await page.reload();
  await expect(rows).toHaveCount(left);
  await expect(status).toHaveText(TEXTS.count(left));
  await expect(months.filter({ hasText: first })).toHaveCount(0);
});

test('offers a call when no session is planned', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2040-01-01T12:00:00Z'));
  await page.goto(paths.agenda);
  const { rows, form } = agenda(page);
  await expect(rows).toHaveCount(0);
  await expect(form).toHaveCount(0);
  const empty = page.locator('[data-agenda-none]');
  await expect(empty.getByRole('link', { name: TEXTS.callback })).toBeVisible();
  await expect(empty.locator('a[href^="tel:"]')).toBeVisible();
});
