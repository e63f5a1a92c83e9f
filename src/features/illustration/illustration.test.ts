import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { drawBook } from './book-drawing.ts';
import { drawHero } from './hero-drawing.ts';
import { TONES } from '#src/site/palette.ts';
import { TONE_NAMES } from '#src/site/tones.ts';
import { drawIllustration } from './illustration.ts';
import { MOTIFS } from '#src/site/motifs.ts';

const SEEDS = ['excel-fondamentaux', 'ia-generative-au-travail', 'é', '', '42'];

const drawAll = (): string[] =>
  MOTIFS.flatMap((motif) =>
    SEEDS.map((seed, index) => drawIllustration({ seed, motif, tone: TONE_NAMES[index] ?? 'grey' })),
  );

/** Every opened element is closed in order, and every number is one. */
const expectWellFormed = (svg: string): void => {
  const open: string[] = [];
  for (const [, closing = '', name = '', selfClosing = ''] of svg.matchAll(/<(\/?)(\w+)[^<>]*?(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else if (!selfClosing) open.push(name);
  }
  expect(open).toEqual([]);
  expect(svg.replace(/<[^<>]*>/g, '').trim()).toBe('');
  expect(svg).not.toMatch(/NaN|undefined|Infinity|e-\d/);
};

const BOOK = MOTIFS.map((motif) => ({ motif, tone: 'green' }) as const);

test('draws the same picture for the same data', () => {
  const data = { seed: 'excel-fondamentaux', motif: 'tableur', tone: 'blue' } as const;
  expect(drawIllustration(data)).toBe(drawIllustration(data));
});

test.each(MOTIFS)('draws another %s for another course', (motif) => {
  const pictures = SEEDS.map((seed) => drawIllustration({ seed, motif, tone: 'blue' }));
  expect(new Set(pictures).size).toBe(SEEDS.length);
});

test('draws each motif its own way', () => {
  const pictures = MOTIFS.map((motif) => drawIllustration({ seed: 'un', motif, tone: 'green' }));
  expect(new Set(pictures).size).toBe(MOTIFS.length);
});

test('uses one tone in a picture', () => {
  const fills = parse(drawIllustration({ seed: 'un', motif: 'graphique', tone: 'pink' })).toString();
  expect(fills).toContain(TONES.pink.fill);
  expect(fills).not.toMatch(/#bfd4f2|#bfe0cb|#d9cbf0|#d8d5cd/);
});

test('draws well-formed pictures', () => {
  drawAll().forEach(expectWellFormed);
  expectWellFormed(drawHero());
  for (const count of [1, 2, 3, 5]) expectWellFormed(drawBook(BOOK.slice(0, count)));
});

test('needs no style or script that a content policy would refuse', () => {
  for (const svg of [...drawAll(), drawHero(), drawBook(BOOK)])
    expect(svg).not.toMatch(/\sstyle=|\son\w+=|<style|<script|href=/);
});

test('keeps every picture light', () => {
  for (const svg of drawAll()) {
    expect(svg.length).toBeLessThan(6_000);
    expect(brotliCompressSync(svg).length).toBeLessThan(2_000);
  }
  for (const svg of [drawHero(), drawBook(BOOK)]) expect(svg.length).toBeLessThan(9_000);
  expect(brotliCompressSync(drawHero()).length).toBeLessThan(3_000);
});
