import { createHash } from 'node:crypto';

/**
 * Tells apart two states of what a page shows: the `cacheKey` of a page that a later build may keep as it is. It stands
 * for all that the page is given; what every page shares is told apart by `src/integrations/invalidate-stale-cache.ts`.
 */
export const pageKey = (...shown: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
