import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FONT_FILES } from '#src/site/typeface-files.ts';
import { brandProblems } from './check-content.ts';
import { type Changes, changedFiles } from '#tests/support/changed-files.ts';
import { readEntries } from './read.ts';

const BRAND = 'content/brand.yaml';
const brandYaml = readFileSync(BRAND, 'utf8');

function problemsWith(text: string, changes: Changes = new Map()) {
  const files = changedFiles(new Map([...changes, [BRAND, Buffer.from(text)]]));
  return brandProblems(files, readEntries(files));
}

test('reports drawings that are not pictures', () => {
  const problems = problemsWith(brandYaml, new Map([['content/brand/logo.svg', Buffer.from('Bonjour')]]));
  expect(problems).toMatchObject([{ found: expect.stringContaining('pas une image connue') as string }]);
});

const EXAMPLE = 'examples/secourisme-et-hygiene/brand/fonts';
const WITH_TYPEFACES = `${brandYaml}
typefaces:
  heading: { font: fonts/bricolage-grotesque.woff2, weight: 700, serif: false }
  text: { font: fonts/atkinson-hyperlegible-next.woff2 }
`;
const FONTS = [...FONT_FILES, 'typefaces.json', 'bricolage-grotesque.woff2', 'atkinson-hyperlegible-next.woff2'].map(
  (name) => [`content/brand/fonts/${name}`, readFileSync(`${EXAMPLE}/${name}`)] as const,
);

test.each([
  ['all subset files', 'heading', [], []],
  ['another weight', 'weight: 600', [], ['typefaces']],
  ['no record', 'heading', [['typefaces.json', null]], ['typefaces']],
  ['a missing subset file', 'heading', [['text.woff2', null]], ['typefaces']],
] as const)('checks the typefaces of a brand: %s', (_case, text, changes, fields) => {
  const changed = changes.map(([name, bytes]) => [`content/brand/fonts/${name}`, bytes] as const);
  const problems = problemsWith(
    WITH_TYPEFACES.replace(text.startsWith('weight') ? 'weight: 700' : text, text),
    new Map<string, Buffer | null>([...FONTS, ...changed]),
  );
  expect(problems.map(({ path = [] }) => path.join('.'))).toEqual(fields);
});
