import { findArticles } from '#src/features/blog/article.ts';
import type { Article } from '#src/features/blog/article-json.ts';
import { pageTitle } from '#src/lib/french-text.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { expect, test } from '../support/test.ts';

test('offers all articles when a category is empty, and filters them in place', async ({ page }) => {
  const answer = await page.request.get(paths.apiBlog);
  const articles = (await answer.json()) as Article[];
  const titlesOf = (category?: string) => findArticles(articles, category).map(({ title }) => title);
  const titles = page.locator('#articles article').getByRole('heading').filter({ visible: true });
  await page.goto(paths.articleCategory('Jardinage'));
  await expect(page.getByText('Aucun article trouvé')).toBeVisible();
  await expect(page.getByText('Aucun article n’est disponible pour cette catégorie.')).toBeVisible();
  await page.getByRole('button', { name: 'Voir tous les articles' }).click();
  await expect(titles).toHaveText(titlesOf());
  await expect(page).toHaveURL(paths.blog);
  const categories = page.getByRole('list', { name: 'Filtrer par catégorie' });
  await categories.getByRole('link', { name: 'Financement', exact: true }).click();
  await expect(titles).toHaveText(titlesOf('Financement'));
  await expect(page).toHaveURL(paths.articleCategory('Financement'));
  await expect(page).toHaveTitle(pageTitle('Blog Financement', site.brand.name));
});
