import type { APIRoute } from 'astro';
import { allArticles } from '#src/features/blog/article-collection.ts';
import { toArticle } from '#src/features/blog/article-json.ts';
import { jsonResponse } from '#src/lib/json-response.ts';

export const GET: APIRoute = async () => jsonResponse((await allArticles()).map(toArticle));
