import { expect, test } from 'vitest';
import { PALETTE, TONES } from './palette.ts';

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** Relative luminance of `#1e2756`, as WCAG 2.2 has it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[0-9a-f]{2}/g) ?? []).map((byte) =>
    linear(parseInt(byte, 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['paper', 'sheet', 'marginWash'] as const;

test.each(['ink', 'inkSoft', 'inkDeep', 'marginDeep'] as const)(
  'has text in %s that is read on every ground',
  (text) => {
    for (const ground of GROUNDS) expect(contrast(PALETTE[text], PALETTE[ground]), ground).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(Object.entries(TONES))(
  'has text of the tone %s that is read on its wash, on paper and on sheet',
  (_, tone) => {
    for (const ground of [tone.wash, PALETTE.paper, PALETTE.sheet])
      expect(contrast(tone.deep, ground), ground).toBeGreaterThanOrEqual(4.5);
  },
);

test('has a margin and an ink that are seen as lines and shapes on paper', () => {
  for (const line of ['margin', 'ink'] as const)
    expect(contrast(PALETTE[line], PALETTE.paper)).toBeGreaterThanOrEqual(3);
});
