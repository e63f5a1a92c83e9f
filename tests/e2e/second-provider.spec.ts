// First, so that what follows reads the content of the second provider.
import '../support/in-example-site.ts';
import { courseSchema } from '#src/features/courses/course-schema.ts';
import { paths } from '#src/site/paths.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { expect, test } from '../support/test.ts';
import { storedFrom } from '../support/leads.ts';
import { publicFiles } from '../support/written-content.ts';

// Names of tests say nothing of the content: Playwright first loads them with that of the main site.
const [course] = publicFiles('courses', courseSchema);
const { title } = course?.data ?? { title: '' };
const word = title.split(/[\s,’]+/).sort((one, other) => other.length - one.length)[0] ?? '';

test('finds a course by its words and opens its page', async ({ page }) => {
  await page.goto(paths.courses);
  await page.getByRole('searchbox').first().fill(word);
  // The results, not the list that was built into the page.
  await page.locator('[data-live]').getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('takes a request without a script', async ({ plainPage }, { project }) => {
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

test('has accessible pages in its own colours', { tag: '@full' }, async ({ page }) => {
  for (const path of [paths.home, paths.course(course?.id ?? '')]) {
    await page.goto(path);
    await expectAccessible(page);
  }
});
