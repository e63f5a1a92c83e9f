import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FONT_FILES } from '#src/site/typeface-files.ts';
import { brandProblems } from './check-content.ts';
import { type Changes, changedFiles } from '#tests/support/changed-files.ts';
import { readEntries } from './read.ts';

function problemsWith(changes: Changes) {
  const files = changedFiles(changes);
  return brandProblems(files, readEntries(files));
}

test('reports drawings that are not pictures', () => {
  const problems = problemsWith({ 'content/brand/logo.svg': 'Bonjour' });
  expect(problems).toMatchObject([{ found: expect.stringContaining('pas une image connue') as string }]);
});

const EXAMPLE = 'examples/secourisme-et-hygiene/brand/fonts';
const WITH_TYPEFACES = `${readFileSync('content/brand.yaml', 'utf8')}
typefaces:
  heading: { font: fonts/bricolage-grotesque.woff2, weight: 700, serif: false }
  text: { font: fonts/atkinson-hyperlegible-next.woff2 }
`;
const folder = (name: string) => `content/brand/fonts/${name}`;
const FONTS = [...FONT_FILES, 'typefaces.json', 'bricolage-grotesque.woff2', 'atkinson-hyperlegible-next.woff2'];

test.each([
  ['all subset files', 700, {}, []],
  ['another weight', 600, {}, ['typefaces']],
  ['no record', 700, { [folder('typefaces.json')]: null }, ['typefaces']],
  ['a missing subset file', 700, { [folder('text.woff2')]: null }, ['typefaces']],
])('checks the typefaces of a brand: %s', (_case, weight, changes, fields) => {
  const problems = problemsWith({
    'content/brand.yaml': WITH_TYPEFACES.replace('weight: 700', `weight: ${String(weight)}`),
    ...Object.fromEntries(FONTS.map((name) => [folder(name), readFileSync(`${EXAMPLE}/${name}`)])),
    ...changes,
  });
  expect(problems.map(({ path = [] }) => path.join('.'))).toEqual(fields);
});
