import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import type { Article } from './article.ts';

/** What search engines read of an article: https://schema.org/BlogPosting. */
export function blogPosting(article: Article): Record<string, unknown> {
  const address = (path: string) => new URL(path, site.brand.url).href;
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    url: address(paths.article(article.id)),
    image: address(article.imagePath ?? paths.articleIllustration(article.id)),
    datePublished: article.createdAt,
    dateModified: article.updatedAt,
    inLanguage: 'fr',
    articleSection: article.category,
    keywords: article.tags.join(', '),
    author: { '@type': 'Person', name: article.author },
    publisher: { '@type': 'Organization', name: site.brand.name, url: site.brand.url },
  };
}
