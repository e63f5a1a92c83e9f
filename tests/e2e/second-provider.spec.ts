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
const { title, category } = course?.data ?? { title: '', category: '' };
const word = title.split(/[\s,’]+/).sort((one, other) => other.length - one.length)[0] ?? '';

test('finds a course by its words and opens its page', async ({ page }) => {
  await page.goto(paths.courses);
  await page.getByRole('searchbox').first().fill(word);
  // The results, not the list that was built into the page.
  await page.locator('[data-live]').getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('leads to a category without a script', async ({ plainPage }) => {
  await plainPage.goto(paths.courses);
  await plainPage.getByRole('main').getByRole('link', { name: category }).first().click();
  await expect(plainPage.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
});

for (const [way, isPlain] of [
  ['with a script', false],
  ['without a script', true],
] as const)
  test(`takes a request ${way}`, async ({ page, plainPage }, { project }) => {
    const visitor = isPlain ? plainPage : page;
    const email = `${project.name.replaceAll(' ', '-')}-${String(isPlain)}@visiteur.example`;
    await visitor.goto(paths.contact);
    await visitor.getByLabel('Prénom').fill('Anaïs');
    await visitor.getByLabel('Nom', { exact: true }).fill('Le Goff');
    await visitor.getByLabel('Adresse email').fill(email);
    await visitor.getByLabel('Téléphone').first().fill('06 39 98 10 10');
    await visitor.getByRole('checkbox').first().check();
    await visitor.getByRole('button', { name: 'Envoyer' }).click();
    await expect.poll(async () => (await storedFrom(email)).length).toBe(1);
  });

for (const [name, path] of Object.entries({
  'home page': paths.home,
  'page of a course': paths.course(course?.id ?? ''),
}))
  test(`has an accessible ${name}`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
  });
