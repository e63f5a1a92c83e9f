import { BLOG_CATEGORIES } from '#src/site/categories.ts';
import { z } from 'zod';

/** One article of `/api/blog`. */
export const articleJsonSchema = z.strictObject({
  id: z.int().positive(),
  title: z.string().min(1),
  excerpt: z.string().min(1),
  category: z.enum(BLOG_CATEGORIES),
  author: z.string().min(1),
  tags: z.array(z.string().min(1)),
  imagePath: z.string().startsWith('/').optional(),
  published: z.literal(true),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** `/api/blog/<id>`: the article with its text in Markdown. */
export const fullArticleJsonSchema = articleJsonSchema.extend({ content: z.string().min(1) });
