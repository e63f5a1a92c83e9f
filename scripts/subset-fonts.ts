/**
 * Cuts the two typefaces down to the letters of French and to the weights in use (headings have one), and writes them to src/assets/fonts.
 * Run after a change of typeface or of `font-characters.ts`: `npm run fonts`.
 */
import { readFile, stat, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { ALL, COMMON, RARE } from './font-characters.ts';

const ECZAR = 'eczar/files/eczar-latin-wght-normal.woff2';
const HANKEN = 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';

// Of what a typeface can do beside its letters, the pages ask for kerning, that of one weight for all, and, in headings,
// for joined letters.
const HEADING = { from: ECZAR, weights: 600, features: ['kern', 'liga'] };
const TEXT = { from: HANKEN, weights: { min: 400, max: 700 }, features: ['kern'] };

type Face = {
  from: string;
  to: string;
  characters: string;
  weights: number | { min: number; max: number };
  features?: string[];
};

const FACES: Face[] = [
  { ...HEADING, to: 'eczar-fr.woff2', characters: COMMON },
  { ...HEADING, to: 'eczar-fr-rare.woff2', characters: RARE },
  { ...TEXT, to: 'hanken-grotesk-fr.woff2', characters: COMMON },
  { ...TEXT, to: 'hanken-grotesk-fr-rare.woff2', characters: RARE },
  // What draws the pictures for social networks reads no woff2.
  { from: ECZAR, to: 'eczar-fr.ttf', weights: 600, characters: ALL },
  { from: HANKEN, to: 'hanken-grotesk-fr.ttf', weights: 600, characters: ALL },
  // Programmes set their text in the weight of reading.
  { from: HANKEN, to: 'hanken-grotesk-book-fr.ttf', weights: 430, characters: ALL },
];

for (const face of FACES) {
  const source = await readFile(new URL(`../node_modules/@fontsource-variable/${face.from}`, import.meta.url));
  const target = new URL(`../src/assets/fonts/${face.to}`, import.meta.url);
  const subset = await subsetFont(source, face.characters, {
    ...(face.features === undefined
      ? { targetFormat: 'truetype' }
      : { targetFormat: 'woff2', keepFeatures: face.features, noHinting: true, dropTables: ['STAT', 'GDEF'] }),
    variationAxes: { wght: face.weights },
  });
  await writeFile(target, subset);
  console.log(`${face.to}: ${String((await stat(target)).size)} bytes`);
}
