import type { AstroIntegration } from 'astro';
import { dropUnusedSince } from '#src/lib/build-cache.ts';

/** A page that is kept whole asks for nothing, and yet its files are wanted again when the code next changes. */
const KEPT_UNUSED_MS = 30 * 86_400_000;

/** Keeps of the build cache what a build of the last month used, and drops the rest. */
export function boundedCache(): AstroIntegration {
  return {
    name: 'bounded-cache',
    hooks: {
      'astro:build:done': async ({ logger }) => {
        const dropped = await dropUnusedSince(new Date(Date.now() - KEPT_UNUSED_MS));
        if (dropped > 0) logger.info(`${String(dropped)} unused files dropped`);
      },
    },
  };
}
