/** Builds the site of a random provider. `PROVIDER_SEED` repeats the provider of an earlier run. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DAY_MS } from '#src/lib/clock.ts';
import { buildCopy, projectCopy } from '../support/project-copy.ts';
import { randomProvider, writeContent } from './provider.ts';
import { PROVIDER_RECORD, RANDOM_SITE, type ProviderRecord } from './random-site.ts';

/** The default seed is the day, so that all runs of one day build the same provider. */
const seedOfDay = (): number => Math.floor(Date.now() / DAY_MS);

const seed = Number(process.env.PROVIDER_SEED ?? seedOfDay());
console.log(`Random provider: PROVIDER_SEED=${seed} npm run test:random`);
const { day, files } = randomProvider(seed);
const root = await projectCopy(resolve('.'), RANDOM_SITE);
writeContent(files, root);
await buildCopy(root, { CLOCK: day.toISOString(), CONTENT_DIR: '', CONTEXT: 'production' });
const record: ProviderRecord = { seed, day: day.toISOString() };
writeFileSync(join(root, PROVIDER_RECORD), JSON.stringify(record));
