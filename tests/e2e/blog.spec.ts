import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { findArticles } from '#src/features/blog/article.ts';
import { BLOG_CATEGORIES } from '#src/site/categories.ts';
import { articleJsonSchema } from '#src/features/blog/article-json-schema.ts';
import { pageTitle } from '#src/lib/french-text.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { failOnce, hold } from '../support/catalogue.ts';
import { expect, test } from '../support/test.ts';

const FILE = `**${paths.apiBlog}`;

const allArticles = async (request: APIRequestContext) =>
  z.array(articleJsonSchema).parse(await (await request.get(paths.apiBlog)).json());
const titlesOf = (articles: readonly { title: string }[]) => articles.map(({ title }) => title);

const blog = (page: Page) => ({
  filter: (label: string) =>
    page.getByRole('list', { name: 'Filtrer par catégorie' }).getByRole('link', { name: label, exact: true }),
  chosen: page.getByRole('list', { name: 'Filtrer par catégorie' }).locator('[aria-current="true"]'),
  titles: page.locator('#articles article').getByRole('heading').filter({ visible: true }),
  skeletons: page.locator('[data-skeleton]'),
});

test('lists the newest articles first, and those of a category, without script', async ({ plainPage, request }) => {
  const articles = await allArticles(request);
  const { filter, titles, chosen } = blog(plainPage);
  await plainPage.goto(paths.blog);
  await expect(titles).toHaveText(titlesOf(articles));
  for (const category of BLOG_CATEGORIES) {
    await filter(category).click();
    await expect(titles).toHaveText(titlesOf(findArticles(articles, category)));
    await expect(chosen).toHaveText(category);
  }
  await filter('Tous les articles').click();
  await expect(titles).toHaveText(titlesOf(articles));
});

test('filters articles in place and follows back and forward', async ({ page, request }) => {
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

test('says when it fails, shows skeletons while it waits, and recovers', async ({ page, request, browserErrors }) => {
  browserErrors.expectError(/503/);
  const wanted = findArticles(await allArticles(request), 'Bureautique');
  const { release } = await hold(page, FILE);
  await failOnce(page, FILE, 503);
  await page.goto(paths.blog);
  await blog(page).filter('Bureautique').click();
  await expect(page.getByRole('alert')).toContainText('Les articles n’ont pas pu être chargés');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(blog(page).skeletons).toHaveCount(6);
  release();
  await expect(blog(page).titles).toHaveText(titlesOf(wanted));
});

test('offers all articles where a category has none', async ({ page, request }) => {
  const articles = await allArticles(request);
  await page.goto(paths.articleCategory('Jardinage'));
  await expect(page.getByText('Aucun article trouvé')).toBeVisible();
  await expect(page.getByText('Aucun article n’est disponible pour cette catégorie.')).toBeVisible();
  await page.getByRole('button', { name: 'Voir tous les articles' }).click();
  await expect(blog(page).titles).toHaveText(titlesOf(articles));
  await expect(page).toHaveURL(paths.blog);
});

test('reads an article to a screen reader', async ({ page }) => {
  await page.goto(paths.article(9));
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - article:
      - paragraph:
        - time
      - link "Retour au blog"
      - heading [level=1]
      - paragraph: /^Par .+ min de lecture$/
      - navigation "Dans cet article":
        - heading "Dans cet article" [level=2]
        - list:
          - listitem:
            - link
      - list "Mots-clés"
    - region "Articles similaires":
      - heading "Articles similaires" [level=2]
      - list:
        - listitem:
          - article:
            - heading [level=3]:
              - link`);
});
