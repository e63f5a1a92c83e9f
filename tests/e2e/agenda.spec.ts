import type { Page } from '@playwright/test';
import { AGENDA_TEXTS as TEXTS } from '#src/features/agenda/agenda-texts.ts';
import { SESSION_TEXTS } from '#src/features/courses/course-session-texts.ts';
import { paths } from '#src/site/paths.ts';
import { expectAccessible } from '../support/page-checks.ts';
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

/** A visitor presses the words of a choice: the control itself is out of sight. */
const choose = (page: Page, name: string) => page.locator('label').filter({ hasText: name }).first().click();

test('gives the whole list and its months without a script', async ({ plainPage }) => {
  await plainPage.goto(paths.agenda);
  const { rows, months, monthLinks, form } = agenda(plainPage);
  expect(await rows.count()).toBeGreaterThan(20);
  await expect(form).toBeHidden();
  await expect(monthLinks).toHaveCount(await months.count());
  await monthLinks.last().click();
  await expect(months.last()).toBeInViewport();
});

test('filters in place, announces how many there are, and writes the choice into the address', async ({ page }) => {
  await page.goto(paths.agenda);
  const { rows, choice, cpf, status, months, monthLinks } = agenda(page);
  const all = await rows.count();
  await choose(page, 'Angers');
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
  await page.goBack();
  await expect(choice(TEXTS.anyPlace)).toBeChecked();
  await expect(rows).toHaveCount(all);
  await page.goForward();
  await expect(choice('Angers')).toBeChecked();
  await expect(rows).toHaveCount(inAngers);
});

test('is worked by the keyboard alone', async ({ page }) => {
  await page.goto(paths.agenda);
  const { choice, rows } = agenda(page);
  await choice(TEXTS.anyPlace).focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice('À distance')).toBeChecked();
  await expect(page).toHaveURL(`${paths.agenda}?lieu=a-distance`);
  await expect(rows.filter({ hasNotText: 'À distance' })).toHaveCount(0);
});

test('opens a shared choice as it was, and asks nothing of a place that there is no more', async ({ page }) => {
  await page.goto(`${paths.agenda}?lieu=paris`);
  const { rows, choice } = agenda(page);
  await expect(choice('Paris')).toBeChecked();
  await expect(rows.filter({ hasNotText: 'Paris' })).toHaveCount(0);
  await page.goto(`${paths.agenda}?lieu=atlantide`);
  await expect(choice(TEXTS.anyPlace)).toBeChecked();
  expect(await rows.count()).toBeGreaterThan(20);
});

test('says which choice to give up where nothing is all that is wanted', async ({ page }) => {
  await page.goto(`${paths.agenda}?lieu=paris&domaine=management`);
  const { rows, nothing, status, choice } = agenda(page);
  await expect(nothing).toBeVisible();
  await expect(status).toHaveText(TEXTS.count(0));
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Sans «\s?Management/ }).click();
  await expect(nothing).toBeHidden();
  await expect(page).toHaveURL(`${paths.agenda}?lieu=paris`);
  await expect(choice('Paris')).toBeFocused();
  await expect(rows).not.toHaveCount(0);
});

test('drops what has begun since the build, by the day in Paris', async ({ page }) => {
  await page.goto(paths.agenda);
  const { rows, status, months } = agenda(page);
  const days = await rows.evaluateAll((each) => each.map(({ dataset }) => dataset.session ?? ''));
  const day = days[Math.floor(days.length / 2)] ?? '';
  const left = days.filter((one) => one > day).length;
  const [first = ''] = await months.allTextContents();
  // Half past eleven in the evening before, in London, where it is half past midnight in Paris from October to March.
  const midnight = new Date(`${day}T00:30:00+01:00`);
  await page.clock.setFixedTime(midnight);
  await page.reload();
  await expect(rows).toHaveCount(left);
  await expect(status).toHaveText(TEXTS.count(left));
  await expect(months.filter({ hasText: first })).toHaveCount(0);
});

test('offers a call where no session is planned any more', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2040-01-01T12:00:00Z'));
  await page.goto(paths.agenda);
  const { rows, form } = agenda(page);
  await expect(rows).toHaveCount(0);
  await expect(form).toHaveCount(0);
  const empty = page.locator('[data-agenda-none]');
  await expect(empty.getByRole('link', { name: TEXTS.callback })).toBeVisible();
  await expect(empty.locator('a[href^="tel:"]')).toBeVisible();
});

test('gives a session of a sheet as a file that calendars read', async ({ page, request }) => {
  await page.goto(paths.course('excel-fondamentaux'));
  const link = page.getByRole('link', { name: SESSION_TEXTS.add }).first();
  const response = await request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect((await response.text()).match(/BEGIN:VEVENT/g)).toHaveLength(1);
  const feed = await request.get(paths.agendaCalendar);
  expect(feed.headers()['content-type']).toBe('text/calendar; charset=utf-8');
});

test('is led to from the catalogue, the sheet and the foot of every page', async ({ page }) => {
  for (const path of [paths.courses, paths.course('excel-fondamentaux')]) {
    await page.goto(path);
    await expect(page.getByRole('main').locator(`a[href="${paths.agenda}"]`)).toBeVisible();
  }
  await expect(page.getByRole('contentinfo').locator(`a[href="${paths.agenda}"]`)).toHaveCount(1);
});
