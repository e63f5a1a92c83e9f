import { expect, test } from 'vitest';
import { PALETTE, SLATE, SLATE_TONES, TONES } from '#src/site/palette.ts';
import { TONE_NAMES } from '#src/site/tones.ts';
import { CHALK_STYLE, inChalk, onBand, onPaperOrSlate } from './chalk.ts';
import { drawClosingLine } from './closing-line-drawing.ts';
import { drawCourseLine } from './course-line-drawing.ts';
import { drawHero } from './hero-drawing.ts';
import { drawIllustration } from './illustration.ts';
import { MOTIFS } from '#src/site/motifs.ts';
import { drawPageLine } from './page-line-drawing.ts';

const coloursOf = (svg: string): Set<string> => new Set(svg.match(/#[\da-f]{6}/gi));
const ofSlate = new Set([...Object.values(SLATE), ...Object.values(SLATE_TONES).map(({ fill }) => fill)] as string[]);

test.each([drawHero, drawPageLine, drawCourseLine])('draws $name in the colours of a slate alone', (draw) => {
  expect([...coloursOf(inChalk(draw()))].filter((colour) => !ofSlate.has(colour))).toEqual([]);
});

test('reads colours however they are written', () => {
  expect(inChalk('<path fill="#1E2756"/>')).toBe(`<path fill="${SLATE.ink}"/>`);
});

test('stands the last line on the blue of its section, in the same ink', () => {
  const colours = coloursOf(onBand(drawClosingLine()));
  expect(colours).toEqual(new Set([SLATE.band, PALETTE.paper, TONES.blue.deep]));
});

test('says of each colour of every illustration what it is on a slate', () => {
  for (const [index, motif] of MOTIFS.entries()) {
    const svg = drawIllustration({ seed: motif, motif, tone: TONE_NAMES[index % TONE_NAMES.length] ?? 'grey' });
    for (const [attribute] of svg.matchAll(/(?:fill|stroke)="#[\da-f]{6}"/g))
      expect(CHALK_STYLE).toContain(`[${attribute}]{`);
    expect(onPaperOrSlate(svg)).toContain(`<style>${CHALK_STYLE}</style><path`);
  }
});
