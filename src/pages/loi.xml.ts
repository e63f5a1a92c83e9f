import type { APIRoute } from 'astro';
import { law } from '#src/features/law/law.ts';
import { lawChanges } from '#src/features/law/law-changes.ts';
import { lawFeed } from '#src/features/law/law-feed.ts';

export const GET: APIRoute = async () =>
  new Response(await lawFeed(lawChanges(law.changes, new Date()).inForce), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
