import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { findArticles } from '#src/features/blog/article.ts';
import { articleJsonSchema } from '#src/features/blog/article-json-schema.ts';
import { pageTitle } from '#src/lib/french-text.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { EVERY_ENGINE, expect, test } from '../support/test.ts';

const allArticles = async (request: APIRequestContext) =>
  z.array(articleJsonSchema).parse(await (await request.get(paths.apiBlog)).json());
const titlesOf = (articles: readonly { title: string }[]) => articles.map(({ title }) => title);

const blog = (page: Page) => ({
  filter: (label: string) =>
    page.getByRole('list', { name: 'Filtrer par catégorie' }).getByRole('link', { name: label, exact: true }),
  chosen: page.getByRole('list', { name: 'Filtrer par catégorie' }).locator('[aria-current="true"]'),
  titles: page.locator('#articles article').getByRole('heading').filter({ visible: true }),
});

test('filters articles in place and handles Back and Forward', EVERY_ENGINE, async ({ page, request }) => {
  const articles = await allArticles(request);
  const { filter, titles, chosen } = blog(page);
  await page.goto(paths.blog);
  await filter('Financement').click();
  await expect(titles).toHaveText(titlesOf(findArticles(articles, 'Financement')));
  await expect(page).toHaveURL(paths.articleCategory('Financement'));
  await expect(page).toHaveTitle(pageTitle('Blog Financement', site.brand.name));
  await filter('Sécurité').click();
  await expect(chosen).toHaveText('Sécurité');
  await page.goBack();
  await expect(titles).toHaveText(titlesOf(findArticles(articles, 'Financement')));
  await page.goBack();
  await expect(titles).toHaveText(titlesOf(articles));
  await page.goForward();
  await expect(chosen).toHaveText('Financement');
});

test('offers all articles when a category is empty', async ({ page, request }) => {
  const articles = await allArticles(request);
  await page.goto(paths.articleCategory('Jardinage'));
  await expect(page.getByText('Aucun article trouvé')).toBeVisible();
  await expect(page.getByText('Aucun article n’est disponible pour cette catégorie.')).toBeVisible();
  await page.getByRole('button', { name: 'Voir tous les articles' }).click();
  await expect(blog(page).titles).toHaveText(titlesOf(articles));
  await expect(page).toHaveURL(paths.blog);
});
