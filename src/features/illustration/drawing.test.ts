import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Motif, MOTIF_NAMES } from '#src/site/motifs.ts';
import { TONE_NAMES } from '#src/site/palette.ts';
import { drawBook } from '#src/features/home/home-drawing.ts';
import { drawIllustration, readDrawing, readMotif } from './drawing.ts';
import { LIGHT_STYLE, SLATE_STYLE } from './drawing-style.ts';

const SCENES = readdirSync('src/assets/drawings/scenes').map((file) => file.replace('.svg', ''));
const MOTIFS = Object.keys(MOTIF_NAMES) as Motif[];
const BOOKS = [1, 2, 3, 5].map((count) => drawBook(MOTIFS.slice(0, count).map((motif) => ({ motif, tone: 'green' }))));
const ALL_DRAWINGS = [
  ...SCENES.map((name) => readDrawing(`scenes/${name}`)),
  ...MOTIFS.map((motif, index) => drawIllustration({ seed: motif, motif, tone: TONE_NAMES[index % 5] ?? 'grey' })),
  ...BOOKS,
];

test('has exactly one drawing per motif', () => {
  const files = readdirSync('src/assets/drawings/motifs').map((file) => file.replace('.svg', ''));
  expect(files.sort()).toEqual([...MOTIFS].sort());
  for (const motif of MOTIFS) expect(readMotif(motif).width, motif).toBeGreaterThan(0);
});

test('defines every colour in the style', () => {
  for (const svg of ALL_DRAWINGS) {
    expect(svg).not.toMatch(/#[\da-f]{3}|rgb|NaN|undefined/i);
    for (const [, name] of svg.matchAll(/class="([^"]*)"/g))
      for (const style of [LIGHT_STYLE, SLATE_STYLE]) expect(style).toContain(`.${name ?? ''}{`);
  }
});
