import { expect, test } from 'vitest';
import { fallbackFaces } from './fonts.ts';

const recorded = (serif: boolean, sizes: number[]) => ({ font: 'fonts/a.woff2', family: 'A', serif, sizes });

test('adjusts fallback fonts to the width and the line metrics of a typeface', () => {
  const faces = fallbackFaces({
    heading: { ...recorded(true, [107.5, 90.5]), weight: 600 },
    text: recorded(false, [101]),
  });
  expect(faces).toMatchObject([
    { fontFamily: "'heading fallback'", sizeAdjust: '107.5%', ascentOverride: '106.3%', descentOverride: '59%' },
    { fontFamily: "'heading Android'", sizeAdjust: '90.5%', ascentOverride: '126.3%' },
    { fontFamily: "'text fallback'", sizeAdjust: '101%', ascentOverride: '99%', descentOverride: '30%' },
  ]);
});
