import { expect, test } from 'vitest';
import { asCsv } from './csv.ts';

test('writes rows as French spreadsheets read them', () => {
  expect(
    asCsv([
      ['Nom', 'Message'],
      ['Zoé', 'Un "mot" ;\nune ligne'],
    ]),
  ).toBe('\uFEFF"Nom";"Message"\r\n"Zoé";"Un ""mot"" ;\nune ligne"\r\n');
});

test.each(['=1+1', '+33 6', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠1'])(
  'lets no spreadsheet run %j',
  (text) => {
    expect(asCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
  },
);
