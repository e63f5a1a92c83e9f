import { expect, test } from 'vitest';
import { typefacesInCss } from './fonts.ts';

const recorded = (serif: boolean, sizes: number[]) => ({ font: 'fonts/a.woff2', family: 'A', serif, sizes });

test('adjusts fallback fonts to the width and the line metrics of a typeface', () => {
  const { heading, text } = typefacesInCss({
    heading: { ...recorded(true, [107.5, 90.5]), weight: 600 },
    text: recorded(false, [101]),
  });
  expect(heading).toMatchObject({
    generic: 'serif',
    computer: { size: '107.5%', ascent: '106.3%', descent: '59%' },
    android: { size: '90.5%', ascent: '126.3%' },
  });
  expect(text).toMatchObject({ generic: 'sans-serif', computer: { size: '101%', ascent: '99%', descent: '30%' } });
});
