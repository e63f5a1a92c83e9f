import { COURSE_TEXTS as TEXTS, FACET_LABELS } from '#src/features/courses/course-texts.ts';
import type { Facet } from '#src/features/courses/course-facets.ts';
import { findCourses } from '#src/features/courses/find-courses.ts';
import { paths } from '#src/site/paths.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/page-checks.ts';
import { catalogue } from '../support/catalogue.ts';
import { allCourses, mirrorsAskedBy } from '../support/mirrors.ts';
import { expect, test } from '../support/test.ts';

const choice = (page: Page, facet: Facet, label: string) =>
  page
    .getByRole('navigation', { name: FACET_LABELS[facet], exact: true })
    .getByRole('link', { name: new RegExp(`^${label}( ?\\d+)?$`) });

test('leads by links to what is chosen, without a script', async ({ plainPage, request }) => {
  const courses = await allCourses(request);
  const { titles, count, filter } = catalogue(plainPage);
  await plainPage.goto(paths.courses);
  await choice(plainPage, 'lieu', 'Angers').click();
  await choice(plainPage, 'cpf', 'Éligible au CPF').click();
  await expect(plainPage).toHaveURL(paths.courseFilter('lieu=angers&cpf=oui'));
  const found = findCourses(courses, { choices: { lieu: 'angers', cpf: 'oui' } });
  await expect(titles).toHaveText(found.map(({ title }) => title));
  await expect(count).toHaveText(`${TEXTS.count(found.length)}, à Angers, avec le CPF`);
  await expect(plainPage).toHaveTitle(new RegExp(`^${TEXTS.count(found.length)}, à Angers, avec le CPF`));
  await expect(choice(plainPage, 'lieu', 'Angers')).toHaveAttribute('aria-current', 'true');
  await filter('Bureautique').click();
  await expect(titles).toHaveText(
    findCourses(courses, { category: 'Bureautique', choices: { lieu: 'angers', cpf: 'oui' } }).map(
      ({ title }) => title,
    ),
  );
  await choice(plainPage, 'lieu', 'Angers').click();
  await expect(plainPage).toHaveURL(paths.courseFilter('category=Bureautique&cpf=oui'));
});

test('finds without a script what costs little, is short or begins soon', async ({ plainPage, request }) => {
  const courses = await allCourses(request);
  for (const [facet, label, value] of [
    ['prix', '500.€ au plus', '500'],
    ['duree', 'Un jour', '1'],
    ['certification', 'Certification préparée', 'oui'],
  ] as const) {
    await plainPage.goto(paths.courses);
    await plainPage.getByText(TEXTS.moreFilters).click();
    await choice(plainPage, facet, label).click();
    await expect(catalogue(plainPage).titles).toHaveText(
      findCourses(courses, { choices: { [facet]: value } }).map(({ title }) => title),
    );
  }
});

test('says in the built page what the island says, count by count', async ({ page, plainPage }) => {
  const labels = (one: Page) => one.locator('[data-catalogue] nav a').allInnerTexts();
  await plainPage.goto(paths.courseFilter('lieu=angers&cpf=oui'));
  await page.goto(paths.courses);
  await choice(page, 'lieu', 'Angers').click();
  await choice(page, 'cpf', 'Éligible au CPF').click();
  await expect(page).toHaveURL(paths.courseFilter('lieu=angers&cpf=oui'));
  await expect(catalogue(page).count).toHaveText(await catalogue(plainPage).count.innerText());
  await expect(page).toHaveTitle(await plainPage.title());
  // Categories, place and CPF have a page together; the rest is counted by itself where no script counts on.
  expect((await labels(page)).slice(0, 8)).toEqual((await labels(plainPage)).slice(0, 8));
});

test('chooses in place, writes it into the address, and follows back and forward', async ({ page, request }) => {
  const courses = await allCourses(request);
  const { titles, count, search } = catalogue(page);
  await page.goto(paths.courses);
  const document = await page.evaluateHandle(() => window.document);
  await choice(page, 'lieu', 'Angers').click();
  await page.getByText(TEXTS.moreFilters).click();
  await choice(page, 'prix', '1.000.€ au plus').click();
  const chosen = findCourses(courses, { choices: { lieu: 'angers', prix: '1000' } });
  await expect(titles).toHaveText(chosen.map(({ title }) => title));
  await expect(page).toHaveURL(paths.courseFilter('lieu=angers&prix=1000'));
  await search.fill('excel');
  await expect(count).toHaveText(/^1 formation, à Angers, à 1.000.€ au plus, pour «.excel.»$/);
  // The address follows what is painted.
  await expect(page).toHaveURL(/q=excel/);
  await page.reload();
  await expect(titles).toHaveText(['Excel, les fondamentaux']);
  await expect(choice(page, 'prix', '1.000.€ au plus')).toBeVisible();
  await search.fill('');
  await choice(page, 'lieu', 'Angers').click();
  await expect(page).toHaveURL(paths.courseFilter('prix=1000'));
  await page.goBack();
  await expect(titles).toHaveText(chosen.map(({ title }) => title));
  expect(await document.evaluate((same) => same === window.document).catch(() => false)).toBe(false);
});

test('says which choice to give up where nothing has all of them', async ({ page, request }) => {
  const courses = await allCourses(request);
  const query = { category: 'Bureautique', choices: { prix: '500', lieu: 'angers' } };
  expect(findCourses(courses, query)).toEqual([]);
  await page.goto(paths.courseFilter('category=Bureautique&lieu=angers&prix=500'));
  await expect(page.getByRole('heading', { name: TEXTS.emptyTitle })).toBeVisible();
  await expectAccessible(page);
  const withoutPlace = findCourses(courses, { ...query, choices: { prix: '500' } });
  await page.getByRole('button', { name: TEXTS.without('Angers', withoutPlace.length) }).click();
  await expect(catalogue(page).titles).toHaveText(withoutPlace.map(({ title }) => title));
  await expect(page).toHaveURL(paths.courseFilter('category=Bureautique&prix=500'));
});

test('shows a choice that finds nothing, and leads nowhere by it', async ({ page }) => {
  await page.goto(paths.courseFilter('category=Bureautique'));
  await page.getByText(TEXTS.moreFilters).click();
  await choice(page, 'prix', '500.€ au plus').click();
  const place = choice(page, 'lieu', 'Angers');
  await expect(place).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: FACET_LABELS.lieu, exact: true })).toContainText('Angers0');
  await expectAccessible(page);
});

test('fetches nothing for a list that was built, whatever else the address says', async ({ page }) => {
  const asked = mirrorsAskedBy(page);
  await page.goto(`${paths.courseFilter('lieu=angers')}&utm_source=lettre`, { waitUntil: 'load' });
  await expect(page).toHaveTitle(/^5 formations, à Angers/);
  expect(asked).toEqual([]);
});
