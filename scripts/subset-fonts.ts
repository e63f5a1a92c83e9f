/**
 * Cuts the two typefaces down to the letters of French and to the weights in use (headings have one), and writes them to src/assets/fonts.
 * Run after a change of typeface or of the characters below: `npm run fonts`.
 */
import { readFile, stat, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const ASCII = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const FRENCH = 'àâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸ«»’‘“”–—…·•€°№×→←↗½²\u00a0\u202f';

const FACES = [
  { from: 'eczar/files/eczar-latin-wght-normal.woff2', to: 'eczar-fr.woff2', weights: 600 },
  {
    from: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    to: 'hanken-grotesk-fr.woff2',
    weights: { min: 400, max: 700 },
  },
  // What draws the pictures for social networks reads no woff2.
  { from: 'eczar/files/eczar-latin-wght-normal.woff2', to: 'eczar-fr.ttf', weights: 600 },
  { from: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2', to: 'hanken-grotesk-fr.ttf', weights: 600 },
  // Programmes set their text in the weight of reading.
  {
    from: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    to: 'hanken-grotesk-book-fr.ttf',
    weights: 430,
  },
];

for (const face of FACES) {
  const source = await readFile(new URL(`../node_modules/@fontsource-variable/${face.from}`, import.meta.url));
  const target = new URL(`../src/assets/fonts/${face.to}`, import.meta.url);
  const subset = await subsetFont(source, ASCII + FRENCH, {
    targetFormat: face.to.endsWith('.ttf') ? 'truetype' : 'woff2',
    variationAxes: { wght: face.weights },
  });
  await writeFile(target, subset);
  console.log(`${face.to}: ${String((await stat(target)).size)} bytes`);
}
