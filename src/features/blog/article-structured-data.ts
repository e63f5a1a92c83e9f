import { paths } from '#src/site/paths.ts';
import { absolute, organizationReference, type JsonLd } from '#src/site/structured-data.ts';
import type { Article } from './article.ts';

/** https://schema.org/BlogPosting. `image` must not be an SVG. */
export function blogPosting(article: Article, image: string): JsonLd {
  const url = absolute(paths.article(article.id));
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    url,
    mainEntityOfPage: url,
    image: absolute(image),
    datePublished: article.createdAt,
    dateModified: article.updatedAt,
    inLanguage: 'fr',
    articleSection: article.category,
    ...(article.tags.length > 0 && { keywords: article.tags.join(', ') }),
    author: { '@type': 'Person', name: article.author, url: absolute(paths.about) },
    publisher: organizationReference,
  };
}
