import { slugify } from '#src/lib/french-text.ts';
import { inPages } from '#src/lib/in-pages.ts';
import { articlesHead } from '#src/site/articles-head.ts';
import { BLOG_CATEGORIES } from '#src/site/categories.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { allArticles, toArticle } from './article-collection.ts';
import { findArticles, similarArticles } from './article.ts';
import { ARTICLES_PER_PAGE } from './articles-per-page.ts';
import { articleFilter, blogTitle } from './blog-list.tsx';

function describe(category: string | undefined, page: number): string {
  const { subjects, promise } = articlesHead;
  const suffix = page > 1 ? `, page ${String(page)}` : '';
  return `${category ?? subjects}${promise === undefined ? ` de ${site.brand.name}` : `\u00a0: ${promise}`}${suffix}.`;
}

export async function blogPages() {
  const articles = (await allArticles()).map(toArticle);
  return [undefined, ...BLOG_CATEGORIES].flatMap((category) => {
    const found = findArticles(articles, category);
    const hrefOf = (page: number) => paths.articlePage(page, category && slugify(category));
    const isOffered = (name: string) => name === category || articles.some((article) => article.category === name);
    const groups = [articleFilter(BLOG_CATEGORIES.filter(isOffered))];
    return inPages(found, ARTICLES_PER_PAGE).map(({ page, shown }, _, pages) => {
      const built = { query: category === undefined ? {} : { category }, page, total: found.length, groups };
      // An empty category is canonical at its path without `?category=`, which `isIndexed` excludes from search engines.
      const isPlain = category === undefined || page > 1 || found.length === 0;
      return {
        built,
        articles: shown,
        title: blogTitle(built),
        description: describe(category, page),
        listHeading: category ?? 'Tous les articles',
        hasLead: category === undefined && page === 1,
        canonical: isPlain ? hrefOf(page) : paths.articleCategory(category),
        pages: pages.length,
        hrefOf,
      };
    });
  });
}

export async function articlePages() {
  const entries = await allArticles();
  const articles = entries.map(toArticle);
  return entries.map((entry) => {
    const article = toArticle(entry);
    return { entry, article, similar: similarArticles(article, articles) };
  });
}
