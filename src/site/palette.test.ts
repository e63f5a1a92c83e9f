import { describe, expect, test } from 'vitest';
import { contrast } from '#tests/support/contrast.ts';
import { PALETTE, SLATE, SLATE_BAND, SLATE_TONES, TONES } from './palette.ts';

type Theme = {
  theme: string;
  palette: Record<keyof typeof PALETTE, string>;
  tones: Record<string, Record<'fill' | 'wash' | 'deep', string>>;
  band: { ground: string; text: string };
};

const THEMES: Theme[] = [
  { theme: 'paper', palette: PALETTE, tones: TONES, band: { ground: PALETTE.ink, text: PALETTE.paper } },
  { theme: 'slate', palette: SLATE, tones: SLATE_TONES, band: { ground: SLATE_BAND, text: SLATE.ink } },
];

describe.each(THEMES)('on $theme', ({ palette, tones, band }) => {
  const GROUNDS = ['paper', 'sheet', 'marginWash'] as const;

  test.each(['ink', 'inkSoft', 'inkDeep', 'marginDeep'] as const)(
    'has text in %s that is read on every ground',
    (text) => {
      for (const ground of GROUNDS)
        expect(contrast(palette[text], palette[ground]), ground).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('has text on buttons, and on what is chosen or pointed at, that is read', () => {
    for (const ground of [palette.ink, palette.inkDeep])
      for (const text of [palette.paper, palette.sheet]) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.ink, palette.ruling)).toBeGreaterThanOrEqual(4.5);
  });

  test('has text of each tone that is read on its wash, on paper and on sheet', () => {
    for (const tone of Object.values(tones))
      for (const ground of [tone.wash, palette.paper, palette.sheet])
        expect(contrast(tone.deep, ground), `${tone.deep} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  test('has text in ink and in red that is read on each tone', () => {
    for (const { fill, wash } of Object.values(tones)) {
      expect(contrast(palette.ink, fill), fill).toBeGreaterThanOrEqual(4.5);
      for (const text of [palette.ink, palette.inkSoft, palette.marginDeep])
        expect(contrast(text, wash), `${text} on ${wash}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('has sections of ink on which text and red marks are seen', () => {
    expect(contrast(band.text, band.ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.margin, band.ground)).toBeGreaterThanOrEqual(3);
  });

  test('has a margin and an ink that are seen as lines and shapes', () => {
    for (const line of ['margin', 'ink'] as const)
      for (const ground of GROUNDS) expect(contrast(palette[line], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});
