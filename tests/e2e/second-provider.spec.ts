// Import this first, so that the other imports read the content of the second provider.
import '../support/in-example-site.ts';
import { courseSchema } from '#src/features/courses/course-schema.ts';
import { paths } from '#src/site/paths.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { expect, test } from '../support/test.ts';
import { storedFrom } from '../support/leads.ts';
import { publicFiles } from '../support/written-content.ts';

// Test names must not depend on the content: Playwright first loads them with the content of the main site.
const [course] = publicFiles('courses', courseSchema);
const { title } = course?.data ?? { title: '' };
const word = title.split(/[\s,’]+/).sort((one, other) => other.length - one.length)[0] ?? '';

test('finds a course by its words and opens its page', async ({ page }) => {
  await page.goto(paths.courses);
  await page.getByRole('searchbox').first().fill(word);
  // Click in the results, not in the built list.
  await page.locator('[data-live]').getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('accepts a request without JavaScript', async ({ plainPage }, { project }) => {
  const email = `${project.name.replaceAll(' ', '-')}@visiteur.example`;
  await plainPage.goto(paths.contact);
  await plainPage.getByLabel('Prénom').fill('Anaïs');
  await plainPage.getByLabel('Nom', { exact: true }).fill('Le Goff');
  await plainPage.getByLabel('Adresse email').fill(email);
  await plainPage.getByLabel('Téléphone').first().fill('06 39 98 10 10');
  await plainPage.getByRole('checkbox').first().check();
  await plainPage.getByRole('button', { name: 'Envoyer' }).click();
  await expect.poll(async () => (await storedFrom(email)).length).toBe(1);
});

test('shows accessible pages in its own colours', { tag: '@full' }, async ({ page }) => {
  for (const path of [paths.home, paths.course(course?.id ?? '')]) {
    await page.goto(path);
    await expectAccessible(page);
  }
});
