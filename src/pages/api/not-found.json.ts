import type { APIRoute } from 'astro';
import { jsonResponse } from '#src/lib/json-response.ts';

/** The answer of any unknown address under `/api/`, with status 404. */
export const GET: APIRoute = () => jsonResponse({ message: 'Aucune ressource à cette adresse.', code: 'not_found' });
