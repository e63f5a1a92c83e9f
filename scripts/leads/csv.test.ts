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

/** The cells that another separator makes of the file: a quote opens a cell at its start alone, and what follows its end is text. */
function cellsCutAt(text: string, separator: string): string[] {
  const cells: string[] = [];
  let rest = text.slice(1);
  while (rest !== '') {
    const [opening = '', inside = ''] = /^"((?:[^"]|"")*)"/.exec(rest) ?? [];
    rest = rest.slice(opening.length);
    const end = rest.search(separator === ',' ? /[,\r\n]/ : /[\t\r\n]/);
    const after = end < 0 ? rest : rest.slice(0, end);
    cells.push(inside.replaceAll('""', '"') + after);
    rest = end < 0 ? '' : rest.slice(end + 1);
  }
  return cells;
}

const withoutMarks = (text: string): string => text.replaceAll("'", '');

test('gives every cell back as it was, but for the marks before formulas', () => {
  fc.assert(
    fc.property(tables(fc.oneof(anyText, dangerous)), (rows) => {
      expect(parseCsv(asCsv(rows)).flat().map(withoutMarks)).toEqual(rows.flat().map(withoutMarks));
    }),
  );
});

const SIGNS = fc.constantFrom(
  '=',
  '+',
  '-',
  '@',
  '＝',
  ',',
  '\t',
  '\n',
  '\r',
  ';',
  '"',
  '""',
  ' ',
  '\u00A0',
  '\0',
  'a',
  "'",
);

test.each([',', '\t'])('begins no cell with a formula where a spreadsheet takes %j for the separator', (separator) => {
  fc.assert(
    fc.property(tables(fc.array(SIGNS).map((signs) => signs.join(''))), (rows) => {
      const named = [['Nom', 'Message'], ...rows.map((row) => ['Zoé', ...row])];
      for (const cell of cellsCutAt(asCsv(named), separator)) expect(cell).not.toMatch(/^[\s\0"]*[=+\-@＝]/);
    }),
    { numRuns: 500 },
  );
});

test('marks a formula in the middle of a text, and nothing else there', () => {
  const text = 'Bonjour,=WEBSERVICE("https://pisteur.example/"), merci\n- un prix\n\t@moi, a+b, "=1", x';
  expect(parseCsv(asCsv([[text]]))).toEqual([
    ['Bonjour,\'=WEBSERVICE("https://pisteur.example/"), merci\n\'- un prix\n\t\'@moi, a+b,\' "=1", x'],
  ]);
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
