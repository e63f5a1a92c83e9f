import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PALETTE, SLATE } from '#src/site/brand.ts';
import { logoOnSlate } from './drawing-style.ts';

test('recolours our own logo with the ink and the margin of the slate', () => {
  const recoloured = logoOnSlate(readFileSync('content/brand/logo.svg', 'utf8'));
  expect(new Set(recoloured.match(/#[\da-f]{6}/gi))).toEqual(new Set([SLATE.ink, SLATE.margin]));
});

test.each(['fill="#123456"', 'stroke="rgb(20, 20, 90)"', 'fill="black"', 'style="fill:#400"'])(
  'puts a logo with %s unchanged on a paper-coloured label',
  (attributes) => {
    const svg = `<svg viewBox="0 0 240 80"><path ${attributes} d="M0 0h240"/></svg>`;
    const label = `<rect width="100%" height="100%" rx="4" fill="${PALETTE.paper}"/>`;
    expect(logoOnSlate(svg)).toBe(svg.replace('80">', `80">${label}`));
  },
);
