import type { APIRoute } from 'astro';
import { searchIndex } from '#src/features/search/search-index.ts';
import { jsonResponse } from '#src/lib/json-response.ts';

export const GET: APIRoute = async () => jsonResponse(await searchIndex());
