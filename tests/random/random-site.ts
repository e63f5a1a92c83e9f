import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The name of the built site's folder in `.cache/`. `run-providers.ts` sets one name per parallel run. */
export const RANDOM_SITE = process.env.RANDOM_SITE ?? 'random-site';
export const PROVIDER_RECORD = 'provider.json';

/** `day` is the time of the build in ISO format: `2026-11-28T09:00:00.000Z`. */
export type ProviderRecord = { seed: number; day: string };

export const randomSiteFolder = resolve(import.meta.dirname, '../../.cache', RANDOM_SITE);

export const builtProvider = (): ProviderRecord =>
  JSON.parse(readFileSync(join(randomSiteFolder, PROVIDER_RECORD), 'utf8')) as ProviderRecord;
