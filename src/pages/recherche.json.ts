import type { APIRoute } from 'astro';
import { searchIndex } from '#src/features/search/search-index.ts';

export const GET: APIRoute = async () => Response.json(await searchIndex());
