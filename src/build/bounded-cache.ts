import type { AstroIntegration } from 'astro';
import { dropUnusedSince } from '#src/lib/build-cache.ts';

/** Clocks of disks tick more coarsely than that of the machine. */
const TICK_MS = 1000;

/** Keeps of the build cache what this build used, and drops the rest. */
export function boundedCache(): AstroIntegration {
  let start = new Date();
  return {
    name: 'bounded-cache',
    hooks: {
      'astro:build:start': () => {
        start = new Date(Date.now() - TICK_MS);
      },
      'astro:build:done': async ({ logger }) => {
        const dropped = await dropUnusedSince(start);
        if (dropped > 0) logger.info(`${String(dropped)} unused files dropped`);
      },
    },
  };
}
