import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import type { Typefaces } from '../../src/site/brand-schema.ts';
import { REACH } from '../../src/site/fonts.ts';
import { cutTypefaces } from './cut-typefaces.ts';
import { ALL, COMMON, RARE } from './typeface-source.ts';

const OWN: Typefaces = {
  heading: { font: '@fontsource-variable/eczar', serif: true, weight: 600 },
  text: { font: '@fontsource-variable/hanken-grotesk', serif: false },
};
const OTHER = readFileSync('examples/secourisme-et-hygiene/brand/fonts/bricolage-grotesque.woff2');

/** A project whose brand brings these files. */
function projectWith(files: Record<string, Uint8Array>): string {
  const root = mkdtempSync(join(tmpdir(), 'fonts-'));
  mkdirSync(join(root, 'content/brand/fonts'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction');
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(root, 'content/brand/fonts', name), bytes);
  return root;
}

const withHeading = (font: string, weight = 600): Typefaces => ({ ...OWN, heading: { font, weight, serif: false } });

test('writes what the site ships with, byte for byte', async () => {
  const { files, record } = await cutTypefaces(OWN);
  for (const { name, bytes } of files)
    expect(readFileSync(join('src/assets/fonts', name)).equals(bytes), name).toBe(true);
  expect(record).toEqual(JSON.parse(readFileSync('src/assets/fonts/typefaces.json', 'utf8')));
});

test('sets any other typeface on the same lines, and says how wide what stands in for it is to be', async () => {
  const { files, record } = await cutTypefaces(
    withHeading('fonts/other.woff2', 700),
    projectWith({ 'other.woff2': OTHER }),
  );
  for (const { name, bytes } of files.filter((file) => file.name.startsWith('heading'))) {
    const font = create(Buffer.from(bytes));
    if (font.isCollection) throw new TypeError('One typeface is wanted.');
    const { ascent, descent, lineGap, unitsPerEm, 'OS/2': os2 } = font;
    const high = Math.round(REACH.heading.ascent * unitsPerEm);
    const deep = Math.round(REACH.heading.descent * unitsPerEm);
    expect([ascent, descent, lineGap, os2.winAscent, os2.winDescent], name).toEqual([high, -deep, 0, high, deep]);
  }
  for (const size of record.heading.sizes) {
    expect(size).toBeGreaterThan(80);
    expect(size).toBeLessThan(125);
    expect(size * 2).toBe(Math.round(size * 2));
  }
});

test('refuses a typeface without all letters of French, and names those that it lacks', async () => {
  const lacking = await subsetFont(OTHER, ALL.replaceAll(/[œÉ\u00a0]/g, ''), { targetFormat: 'woff2' });
  await expect(cutTypefaces(withHeading('fonts/other.woff2'), projectWith({ 'other.woff2': lacking }))).rejects.toThrow(
    /n’a pas tous les signes du français\. Il lui manque : œ É/,
  );
});

test.each(['fonts/none.woff2', '@fontsource-variable/not-installed', 'zod'])(
  'says that %s is not found',
  async (font) => {
    await expect(cutTypefaces(withHeading(font), projectWith({}))).rejects.toThrow('est introuvable');
  },
);

test('refuses weights that a typeface has not', async () => {
  const project = projectWith({ 'other.woff2': OTHER });
  await expect(cutTypefaces(withHeading('fonts/other.woff2', 900), project)).rejects.toThrow(
    'a une graisse de 200 à 800 ; il faut 900',
  );
  const still = await subsetFont(OTHER, ALL, { targetFormat: 'woff2', variationAxes: { wght: 500 } });
  const text = { font: 'fonts/still.woff2', serif: false };
  await expect(cutTypefaces({ ...OWN, text }, projectWith({ 'still.woff2': still }))).rejects.toThrow(
    'a une seule graisse ; il faut de 400 à 700',
  );
});

const RANGE = /U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g;

test('asks for the rare characters of each typeface where the style sheet says that they are, and for no other', () => {
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
