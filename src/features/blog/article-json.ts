import type { CollectionEntry } from 'astro:content';
import { readableText } from '#src/features/editorial/editorial-text.ts';
import { withFrenchSigns } from '#src/lib/french-text.ts';
import { articleNumber } from '#src/site/entry-addresses.ts';
import { type Article, articleDrawing } from './article.ts';

/** The public fields of an article. New fields stay private until they are added here. */
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

/** The public fields with the Markdown text, without MDX tags. */
export const toFullArticle = (entry: CollectionEntry<'blog'>): Article & { content: string } => ({
  ...toArticle(entry),
  content: readableText(withFrenchSigns(entry.body ?? '')),
});
