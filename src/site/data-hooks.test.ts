import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DATA_HOOKS } from './data-hooks.ts';

const WRITTEN = /(?<=\s)data-([\w-]+)(?=[=\s>/])|'data-([\w-]+)'(?=[:,])|dataset\.(\w+)(?= = )/g;
const READ =
  /\[data-([\w-]+)|attr\(data-([\w-]+)|[\s"'-]data-([\w-]+):|includes\(' data-([\w-]+)|dataset\.(\w+)\b(?! = )/g;
const DESTRUCTURED = /\{([^{}]*)\} =[^;]*dataset\b/g;
const VARIABLE = /([\w-]+)(?: = ''|: \w+ = '')?\s*(?:,|$)/g;
/** Password managers read the first two attributes. `AgendaFilter.tsx` reads the others by the names of its filters. */
const READ_OTHERWISE = ['1p-ignore', 'lpignore', 'cpf', 'domaine', 'lieu'];

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)]
    .map((match) => match.slice(1).join(''))
    .map((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
    .filter((name) => !READ_OTHERWISE.includes(name));

const NAMES = {
  writers: (text: string) => found(text, WRITTEN),
  readers: (text: string) => [
    ...found(text, READ),
    ...found(text, DESTRUCTURED).flatMap((variables) => found(variables, VARIABLE)),
  ],
};

const FILES = globSync('{src,tests}/**/*.{astro,ts,tsx,css}')
  .filter((file) => file.startsWith('tests') || !/\.test\.|data-hooks/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test.each(['writers', 'readers'] as const)('lists exactly the %s of each data attribute', (side) => {
  const uses = FILES.flatMap(({ file, text }) => NAMES[side](text).map((name) => ({ name, file })));
  const listed = DATA_HOOKS.flatMap(([names, writers, readers]) =>
    names.split(' ').flatMap((name) => ({ writers, readers })[side].split(' ').map((part) => ({ name, part }))),
  );
  const isListed = (use: (typeof uses)[number]) =>
    listed.some(({ name, part }) => use.name === name && use.file.includes(part));
  const isUsed = ({ name, part }: (typeof listed)[number]) =>
    uses.some((use) => use.name === name && use.file.includes(part));
  expect(
    uses.filter((use) => use.file.startsWith('src') && !isListed(use)),
    'not listed',
  ).toEqual([]);
  expect(
    listed.filter((each) => !isUsed(each)),
    'listed without a use',
  ).toEqual([]);
});
