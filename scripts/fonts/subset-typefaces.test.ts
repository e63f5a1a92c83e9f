import { readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { temporaryProject } from '#tests/support/temporary-project.ts';
import type { Typefaces } from '../../src/site/brand-schema.ts';
import { ALL, COMMON, RARE, subsetTypefaces } from './subset-typefaces.ts';

const BASE: Typefaces = {
  heading: { font: '@fontsource-variable/eczar', serif: true, weight: 600 },
  text: { font: '@fontsource-variable/hanken-grotesk', serif: false },
};
const OTHER = readFileSync('examples/secourisme-et-hygiene/brand/fonts/bricolage-grotesque.woff2');

function projectWith(font: Uint8Array): string {
  const root = temporaryProject({ 'content/brand/fonts/other.woff2': font });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction');
  return root;
}

const withHeading = (font: string, weight = 600): Typefaces => ({ ...BASE, heading: { font, weight, serif: false } });

test('reproduces the font files of the site byte for byte', async () => {
  const { files, record } = await subsetTypefaces(BASE);
  for (const { name, bytes } of files)
    expect(readFileSync(join('src/assets/fonts', name)).equals(bytes), name).toBe(true);
  expect(record).toEqual(JSON.parse(readFileSync('src/assets/fonts/typefaces.json', 'utf8')));
});

const own = 'fonts/other.woff2';
const withText = (font: string): Typefaces => ({ ...BASE, text: { font, serif: false } });
const incomplete = await subsetFont(OTHER, ALL.replaceAll(/[œÉ\u00a0]/g, ''), { targetFormat: 'woff2' });
const ofOneWeight = await subsetFont(OTHER, ALL, { targetFormat: 'woff2', variationAxes: { wght: 500 } });

const REFUSED: readonly [lacks: string, typefaces: Typefaces, file: Uint8Array, message: string][] = [
  ['French characters', withHeading(own), incomplete, 'n’a pas tous les signes du français. Il lui manque : œ É'],
  ['a weight', withHeading(own, 900), OTHER, 'a une graisse de 200 à 800 ; il faut 900'],
  ['all weights but one', withText(own), ofOneWeight, 'a une seule graisse ; il faut de 400 à 700'],
  ['a file', withHeading('fonts/none.woff2'), OTHER, 'est introuvable'],
  ['a package', withHeading('@fontsource-variable/not-installed'), OTHER, 'est introuvable'],
  ['font files in its package', withHeading('zod'), OTHER, 'est introuvable'],
];

test.each(REFUSED)('refuses a typeface that lacks %s', async (_, typefaces, file, message) => {
  await expect(subsetTypefaces(typefaces, projectWith(file))).rejects.toThrow(message);
});

const RANGE = /U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g;

test('splits rare and common characters by the unicode ranges of the style sheet', () => {
  const declared = readFileSync('src/styles/fonts.css', 'utf8').match(/unicode-range:[^;]*/g) ?? [];
  expect(declared).toHaveLength(2);
  for (const ranges of declared) {
    const isDeclared = (character: string) =>
      [...ranges.matchAll(RANGE)].some(([, first = '', last = first]) => {
        const code = character.codePointAt(0) ?? 0;
        return code >= parseInt(first, 16) && code <= parseInt(last, 16);
      });
    expect(Array.from(RARE).filter((character) => !isDeclared(character))).toEqual([]);
    expect(Array.from(COMMON).filter(isDeclared)).toEqual([]);
  }
});
