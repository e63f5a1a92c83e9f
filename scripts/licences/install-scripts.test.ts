import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const read = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> =>
  schema.parse(JSON.parse(readFileSync(file, 'utf8')));

const { allowScripts, scripts } = read(
  'package.json',
  z.object({ allowScripts: z.record(z.string(), z.boolean()), scripts: z.record(z.string(), z.string()) }),
);

test('allows the scripts of installation of those locked packages that have one, and stops at any other', () => {
  const { packages } = read(
    'package-lock.json',
    z.object({ packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().optional() })) }),
  );
  const withScript = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(new Set(Object.keys(allowScripts))).toEqual(new Set(withScript));
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^strict-allow-scripts=true$/m);
});

test('fetches the one tool that no lock file holds by its exact version, without scripts of installation', () => {
  const fetched = Object.values(scripts).filter((script) => /\bnpx\b/.test(script));
  expect(fetched).toHaveLength(1);
  expect(fetched[0]).toMatch(/^npx --yes --ignore-scripts [\w-]+@\d+\.\d+\.\d+ /);
});
