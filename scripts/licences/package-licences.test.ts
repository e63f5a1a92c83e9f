import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licencesOf } from './package-licences.ts';

/** Licences that ask for no more than to be named, or that bind changes of the package itself only. */
const ALLOWED = new Set([
  '0BSD',
  'Apache 2',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/** « (A OR B) » lets one choose, « A AND B » asks for both. */
const isAllowed = (licence: string) =>
  licence
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((choice) => ALLOWED.has(choice)));

test('knows the licence of every package, and that it may be used here', () => {
  const packages = licencesOf(readFileSync('package-lock.json', 'utf8'));
  expect(packages.length).toBeGreaterThan(500);
  expect(packages.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
});

test('names each version once, as shipped where anything shipped needs it', () => {
  const packages = {
    '': { license: 'UNLICENSED' },
    'node_modules/a': { version: '1.0.0', license: 'MIT', dev: true },
    'node_modules/b/node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/c/node_modules/a': { version: '1.0.0', license: 'MIT', dev: true },
    'node_modules/alias': { name: '@real/name', version: '2.0.0', dev: true },
    'node_modules/linked': { link: true },
  };
  expect(licencesOf(JSON.stringify({ packages }))).toEqual([
    { name: '@real/name', version: '2.0.0', licence: 'unknown', isTool: true },
    { name: 'a', version: '1.0.0', licence: 'MIT', isTool: false },
  ]);
});
