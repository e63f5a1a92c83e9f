import type { APIRoute } from 'astro';
import { publishedArticles } from '#src/features/blog/article-collection.ts';
import { toArticle } from '#src/features/blog/article-json.ts';
import { jsonResponse } from '#src/lib/json-response.ts';

export const GET: APIRoute = async () => jsonResponse((await publishedArticles()).map(toArticle));
