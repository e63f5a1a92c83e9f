import { expect, test } from 'vitest';
import { asCsv } from './csv.ts';

test('doubles quotes, and keeps lines', () => {
  expect(asCsv([['Zoé', 'Un "mot" ;\nune ligne']])).toBe('\uFEFF"Zoé";"Un ""mot"" ;\nune ligne"\r\n');
});

test.each([
  ['0612345678', '06 12 34 56 78'],
  ['0033612345678', '0 03 36 12 34 56 78'],
  ['00262692123456', '00 26 26 92 12 34 56'],
  ['33612345678', '3 36 12 34 56 78'],
  ['15052', '15052'],
])('keeps every digit of %s in a spreadsheet', (input, cell) => {
  expect(asCsv([[input]])).toBe(`\uFEFF"${cell}"\r\n`);
});

test.each(['=1+1', '+33 6', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠1'])(
  'escapes %j, which a spreadsheet would run',
  (text) => {
    expect(asCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
  },
);
