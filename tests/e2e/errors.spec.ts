import { COURSE_CATEGORIES } from '#src/site/categories.ts';
import { paths } from '#src/site/paths.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ browserErrors }) => {
  browserErrors.expectError(/status 404/, /console: Failed to load resource/);
});

test('offers a course of each category, and all of them, in place of an unknown course', async ({ page }) => {
  await page.goto('/courses/nulle-part');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Formation non trouvée');
  await expect(page.locator('[data-course-card] .badge:not(.badge-cpf)')).toHaveText([...COURSE_CATEGORIES]);
  await page.getByRole('link', { name: 'Voir toutes les formations' }).click();
  await expect(page).toHaveURL(paths.courses);
});

test('offers the newest articles in place of an unknown article', async ({ page }) => {
  await page.goto('/blog/9999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article non trouvé');
  const newest = await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
  await page.getByRole('link', { name: 'Retour au blog' }).click();
  await expect(page).toHaveURL(paths.blog);
  expect(newest).toHaveLength(3);
  expect((await page.getByRole('main').locator('article :is(h2, h3)').allTextContents()).slice(0, 3)).toEqual(newest);
});

test('searches for the words of an unknown address', async ({ page }) => {
  await page.goto('/courses/tableur-excel-avance');
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Que cherchez-vous ?' });
  await expect(search).toHaveValue('tableur excel avance');
  await search.press('Enter');
  await expect(page).toHaveURL(`${paths.search}?q=tableur+excel+avance`);
  await expect(page.locator('#trouves').getByRole('link', { name: /Excel/ }).first()).toBeVisible();
});

test('offers the catalogue, and no search, without script', async ({ plainPage }) => {
  await plainPage.goto('/courses/nulle-part');
  await expect(plainPage.getByRole('main').locator('input[type=search]')).toBeHidden();
  await expect(plainPage.getByRole('link', { name: 'Voir toutes les formations' })).toBeVisible();
});
