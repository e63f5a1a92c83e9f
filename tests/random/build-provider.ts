import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { DAY_MS } from '#src/lib/durations.ts';
import { buildCopy, projectCopy } from '../support/project-copy.ts';
import { randomProvider, writeContent } from './provider.ts';

declare module 'vitest' {
  // Module augmentation requires an interface.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface ProvidedContext {
    day: string;
    seed: number;
  }
}

/** Each day has its provider: two runs of one day build the same. */
const seedOfDay = (): number => Math.floor(Date.now() / DAY_MS);

/** Builds the site of a random provider. `PROVIDER_SEED` builds that of an earlier run again. */
export default async function buildProvider({ provide }: TestProject): Promise<void> {
  const seed = Number(process.env.PROVIDER_SEED ?? seedOfDay());
  console.log(`Random provider: PROVIDER_SEED=${seed} npx vitest run --project random`);
  const { day, files } = randomProvider(seed);
  const root = await projectCopy(resolve('.'), 'random-site');
  writeContent(files, root);
  await buildCopy(root, { CLOCK: day.toISOString(), CONTENT_DIR: '', CONTEXT: 'production' });
  provide('day', day.toISOString());
  provide('seed', seed);
}
