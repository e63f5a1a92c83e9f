import { expect, test } from 'vitest';
import { contrast } from '#tests/support/contrast.ts';
import { PALETTE, TONES } from './palette.ts';

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
