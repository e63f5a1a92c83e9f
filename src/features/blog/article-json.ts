import type { CollectionEntry } from 'astro:content';
import { readableText } from '#src/features/editorial/editorial-text.ts';
import { articleNumber } from '#src/site/entry-addresses.ts';
import { type Article, articleDrawing } from './article.ts';

/** The public form of an article, field by field: what an entry gains later stays private until it is named here. */
export function toArticle({ id: name, data }: CollectionEntry<'blog'>): Article {
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

/** The same with its text, the Markdown that its author wrote: an .mdx text without the tags of its parts. */
export const toFullArticle = (entry: CollectionEntry<'blog'>): Article & { content: string } => ({
  ...toArticle(entry),
  content: readableText(entry.body ?? ''),
});
