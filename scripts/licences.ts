/** The licences of the packages that `npm ci` installs; with `--omit-dev`, of those that the site and its functions need. */
import { readFileSync } from 'node:fs';
import { orLeave, type Program, readCommandLine } from './command-line.ts';
import { licencesOf } from './licences/package-licences.ts';

const PROGRAM: Program = {
  name: 'licences',
  language: 'en',
  summary: 'The licences of the packages that npm ci installs.',
  options: {
    'omit-dev': { type: 'boolean', default: false, describe: 'of those alone that the site and its functions need' },
  },
};

const { values } = await orLeave(
  () => readCommandLine<{ 'omit-dev': boolean }>(process.argv.slice(2), PROGRAM),
  PROGRAM,
);
const packages = licencesOf(readFileSync('package-lock.json', 'utf8')).filter(
  ({ isTool }) => !(values['omit-dev'] && isTool),
);
const byLicence = Map.groupBy(packages, ({ licence }) => licence);
const groups = [...byLicence].sort(([, one], [, other]) => other.length - one.length);
for (const [licence, members] of groups)
  console.log(
    `${licence} (${String(members.length)})\n${members.map(({ name, version }) => `  ${name} ${version}\n`).join('')}`,
  );
