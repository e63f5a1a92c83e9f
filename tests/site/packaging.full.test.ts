import { readFile, stat } from 'node:fs/promises';
import { expect, test } from 'vitest';

const MAX_BYTES = 5_000_000;

type PackagedFunction = {
  name: string;
  path: string;
  schedule?: string;
  routes?: { pattern: string }[];
  trafficRules?: { action: { type: string } };
};

/** Needs the packages that `npm run test:deploy` builds before this test. */
test('packages functions, headers and redirects with the Netlify tools', async () => {
  const manifest = await readFile('.netlify/functions/manifest.json', 'utf8');
  const { functions } = JSON.parse(manifest) as { functions: PackagedFunction[] };
  const facts = functions.map(({ name, schedule, routes, trafficRules }) => [
    name,
    schedule ?? routes?.map(({ pattern }) => pattern).join(),
    trafficRules?.action.type,
  ]);
  expect(facts.sort()).toEqual([
    ['contact', '/api/contact', 'rate_limit'],
    ['daily', '37 5 * * *', undefined],
    ['sweep', '*/5 * * * *', undefined],
  ]);
  for (const { path } of functions) expect((await stat(path)).size).toBeLessThan(MAX_BYTES);
  // Rules of `.netlify/v1/config.json` and `dist/_headers`, as parsed by Netlify.
  const rules = await readFile('.netlify/netlify.toml', 'utf8');
  expect(rules).toContain('from = "/contact"');
  expect(rules).toContain('for = "/_astro/*"');
});
