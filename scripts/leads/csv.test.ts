import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asCsv } from './csv.ts';

/** Reads RFC 4180 back, with semicolons, the way a spreadsheet does. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted = '', end] of text.slice(1).matchAll(/"((?:[^"]|"")*)"(;|\r\n)/g)) {
    row.push(quoted.replaceAll('""', '"'));
    if (end === ';') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const anyText = fc.string({ unit: 'binary' });
const dangerous = fc
  .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠', ' =', '\u00A0@'), anyText)
  .map((parts) => parts.join(''));
const tables = (cell: fc.Arbitrary<string>) =>
  fc.integer({ min: 1, max: 5 }).chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width })));

test('gives every cell back as it was, but for the mark before a formula', () => {
  fc.assert(
    fc.property(tables(fc.oneof(anyText, dangerous)), (rows) => {
      const cells = parseCsv(asCsv(rows)).flat();
      expect(cells.map((cell, index) => (cell === `'${rows.flat()[index] ?? ''}` ? cell.slice(1) : cell))).toEqual(
        rows.flat(),
      );
    }),
  );
});

test('begins no cell with what a spreadsheet runs', () => {
  fc.assert(
    fc.property(tables(dangerous), (rows) => {
      for (const cell of parseCsv(asCsv(rows)).flat()) expect(cell).toMatch(/^'/);
    }),
  );
});

test('leaves harmless text alone, an apostrophe included', () => {
  const rows = [['Zoé', "'quoted'", '06 39 98 12 34', 'a=b', '"x"; y', 'two\nlines', '']];
  expect(parseCsv(asCsv(rows))).toEqual(rows);
});

test('writes what French Excel opens by a double click', () => {
  expect(
    asCsv([
      ['Nom', 'Message'],
      ['Zoé', 'dit "=1"; puis -'],
    ]),
  ).toBe('\uFEFF"Nom";"Message"\r\n"Zoé";"dit ""=1""; puis -"\r\n');
  expect(asCsv([['+33639981234', '=HYPERLINK("http://x")']])).toBe(
    '\uFEFF"\'+33639981234";"\'=HYPERLINK(""http://x"")"\r\n',
  );
});
