import { type CollectionEntry, getCollection } from 'astro:content';
import { readableText } from '#src/features/editorial/editorial-text.ts';
import { hasContentFolder } from '#src/lib/content-folder.ts';
import { withFrenchSigns } from '#src/lib/french-text.ts';
import { normalizeMarkdown } from '#src/lib/normalize-markdown.ts';
import { oncePerBuild } from '#src/lib/build-cache.ts';
import { articleNumber, paths } from '#src/site/paths.ts';
import { isShownInBuild } from '#src/site/publication.ts';
import { absolute, type JsonLd, organizationReference } from '#src/site/structured-data.ts';
import { articleDrawing, compareArticles } from './article.ts';

export const allArticles = oncePerBuild(async () =>
  (hasContentFolder('blog') ? await getCollection('blog', isShownInBuild) : []).sort(compareArticles),
);

/** Lists the public fields one by one, so that new fields stay private. */
export function toArticle({ id: name, data }: CollectionEntry<'blog'>) {
  const { title, excerpt, category, author, tags, published, createdOn, updatedOn = createdOn } = data;
  const id = articleNumber(name);
  const imagePath = data.imagePath ?? (data.illustration && articleDrawing(id));
  return {
    id,
    title,
    excerpt,
    category,
    author,
    tags,
    ...(imagePath && { imagePath }),
    published,
    createdAt: createdOn.toISOString(),
    updatedAt: updatedOn.toISOString(),
  };
}

export type Article = ReturnType<typeof toArticle>;

export const toFullArticle = (entry: CollectionEntry<'blog'>) => ({
  ...toArticle(entry),
  content: readableText(
    withFrenchSigns(normalizeMarkdown(entry.body ?? '', entry.filePath?.endsWith('.mdx') === true)),
  ),
});

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
