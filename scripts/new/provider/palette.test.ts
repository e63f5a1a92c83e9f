import { expect, test } from 'vitest';
import { nearColours } from '../../../src/content-model/brand-problems.ts';
import { contrast } from '#src/lib/colour.ts';
import { oklchOf, shownOklch } from './oklch.ts';
import { brandFrom, chosenProblem, inkProblem, marginFor } from './palette.ts';
import { SHARED_BRAND } from './shared-content.ts';

test('reads and writes the same colour', () => {
  for (const colour of ['#000000', '#ffffff', '#1e2756', '#d9412b', '#0f352f'])
    expect(shownOklch(oklchOf(colour))).toBe(colour);
});

test('makes colours that can be read of any dark ink and any margin that is seen on it', () => {
  for (let degrees = 0; degrees < 360; degrees += 30) {
    const hue = (degrees * Math.PI) / 180;
    const ink = shownOklch({ lightness: 0.27, chroma: 0.08, hue });
    const margin = shownOklch({ lightness: 0.6, chroma: 0.15, hue: hue + 2 });
    if (contrast(ink, margin) < 3 || contrast(margin, '#ffffff') < 3.5) continue;
    const brand = brandFrom(SHARED_BRAND, { ink, margin });
    expect(nearColours(brand), `${ink}, ${margin}`).toEqual([]);
    expect(brand.palette).toMatchObject({ ink, margin });
  }
  expect.hasAssertions();
});

test('says of two colours that nothing can mend which they are, and how far apart', () => {
  expect(chosenProblem(SHARED_BRAND, { ink: '#4a2b00', margin: '#b5451b' })).toMatch(
    /^Marge, « #b5451b », avec Encre, « #4a2b00 » : un contraste de 2,34/,
  );
});

test('proposes a margin that goes with the ink, of another hue where its own has none', () => {
  for (const [ink, margin] of [
    ['#3b3b3b', '#c2410c'],
    ['#4a2b00', '#ffff00'],
  ] as const) {
    const said = chosenProblem(SHARED_BRAND, { ink, margin }) ?? '';
    const [, proposed = ''] = /Par exemple (#[0-9a-f]{6})\.$/.exec(said) ?? [];
    expect(chosenProblem(SHARED_BRAND, { ink, margin: proposed }), said).toBeUndefined();
  }
});

test('refuses an ink beside which no margin can be seen, and proposes one that has a margin', () => {
  const said = inkProblem(SHARED_BRAND, '#14532d') ?? '';
  const [, ink = ''] = /Par exemple (#[0-9a-f]{6})\.$/.exec(said) ?? [];
  expect(inkProblem(SHARED_BRAND, ink), said).toBeUndefined();
  expect(marginFor(SHARED_BRAND, { ink, margin: SHARED_BRAND.palette.margin })).toBeDefined();
});
