import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CUT_FILES } from '#src/site/fonts.ts';
import { filesOnDisk, withOverlay } from './project-files.ts';
import { typefaceProblems } from './typeface-problems.ts';

const EXAMPLE = 'examples/secourisme-et-hygiene/brand/fonts';
const BRAND = `${readFileSync('content/brand.yaml', 'utf8')}
typefaces:
  heading: { font: fonts/bricolage-grotesque.woff2, weight: 700, serif: false }
  text: { font: fonts/atkinson-hyperlegible-next.woff2 }
`;

/** Our own content, as if it named the typefaces of the second provider. */
const named = new Map<string, Buffer | null>([
  ['content/brand.yaml', Buffer.from(BRAND)],
  ...[...CUT_FILES, 'typefaces.json', 'bricolage-grotesque.woff2', 'atkinson-hyperlegible-next.woff2'].map(
    (name) => [`content/brand/fonts/${name}`, readFileSync(`${EXAMPLE}/${name}`)] as const,
  ),
]);

const problemsWith = (changes: [string, Buffer | null][]) =>
  typefaceProblems(withOverlay(filesOnDisk('.'), new Map([...named, ...changes])));

const brandWith = (from: string, to: string): [string, Buffer] => [
  'content/brand.yaml',
  Buffer.from(BRAND.replace(from, to)),
];

test('wants nothing of a provider who names no typeface', () => {
  expect(typefaceProblems(filesOnDisk('.'))).toEqual([]);
});

test('finds what was cut from the typefaces that are named', () => {
  expect(problemsWith([])).toEqual([]);
});

test('says which file of the brand is not there', () => {
  const [problem] = problemsWith([['content/brand/fonts/bricolage-grotesque.woff2', null]]);
  expect(problem).toMatchObject({
    field: 'typefaces.heading.font',
    found: expect.stringContaining('où il n’y a pas de fichier') as string,
  });
});

test.each([
  ['another typeface', brandWith('fonts/atkinson-hyperlegible-next.woff2', "'@fontsource-variable/eczar'")],
  ['another weight', brandWith('weight: 700', 'weight: 600')],
  ['another kind', brandWith('serif: false', 'serif: true')],
  ['no record', ['content/brand/fonts/typefaces.json', null] as [string, null]],
  ['a broken record', ['content/brand/fonts/typefaces.json', Buffer.from('{')] as [string, Buffer]],
])('asks for the command where the files are of %s', (_, change) => {
  expect(problemsWith([change])).toMatchObject([
    { field: 'typefaces', mend: expect.stringContaining('npm run fonts') as string },
  ]);
});

test.each([
  ['missing', null, 'aucun fichier de ce nom'],
  ['something else', Buffer.from('<html>'), 'un fichier qui n’est pas une police'],
])('names a cut file that is %s', (_, bytes, found) => {
  const file = 'content/brand/fonts/text.woff2';
  expect(problemsWith([[file, bytes]])).toMatchObject([{ file, found }]);
});
