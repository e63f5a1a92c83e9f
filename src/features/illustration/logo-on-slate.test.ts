import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '#src/lib/colour.ts';
import { PALETTE, SLATE } from '#src/site/brand.ts';
import { logoOnSlate } from './logo-on-slate.ts';

const logo = (attributes: string) => `<svg viewBox="0 0 240 80"><path ${attributes} d="M0 0h240"/></svg>`;
const colourOf = (svg: string): string =>
  /(?:fill|stroke)[=:]"?(#[\da-f]{6})/.exec(svg.replace(/<svg[^>]*>/, ''))?.[1] ?? '';

test('draws our own in the chalk of ink and of the margin', () => {
  const drawn = logoOnSlate(readFileSync('content/brand/logo.svg', 'utf8'));
  const colours = new Set(drawn.replace(/<svg[^>]*>/, '').match(/#[\da-f]{6}/gi));
  expect(colours).toEqual(new Set([SLATE.ink, SLATE.margin]));
});

test.each(['fill="#123456"', 'fill="#036"', 'stroke="rgb(20, 20, 90)"', 'fill="black"', 'style="fill:#400000"'])(
  'lightens %s until it is read on a slate',
  (attributes) => {
    const drawn = logoOnSlate(logo(attributes));
    expect(contrast(colourOf(drawn), SLATE.paper)).toBeGreaterThanOrEqual(4.5);
  },
);

test('leaves a colour that is seen on a slate', () => {
  expect(colourOf(logoOnSlate(logo('fill="#ff9900"')))).toBe('#ff9900');
});

test('draws in chalk what has no colour of its own', () => {
  expect(logoOnSlate('<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>')).toContain(`<svg fill="${SLATE.ink}"`);
  expect(logoOnSlate('<svg fill="none" viewBox="0 0 9 9"/>')).toBe('<svg fill="none" viewBox="0 0 9 9"/>');
});

test('stands a drawing with white in it on a label of paper, as it is', () => {
  const svg = '<svg viewBox="0 0 240 80"><path fill="#123456" d="M0 0h240v80z"/><path fill="#fff" d="M9 9h9"/></svg>';
  const label = `<rect x="0" y="0" width="240" height="80" rx="4" fill="${PALETTE.paper}"/>`;
  expect(logoOnSlate(svg)).toBe(svg.replace('80">', `80">${label}`));
});
