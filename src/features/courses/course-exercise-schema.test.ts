import { expect, test } from 'vitest';
import { exerciseSchema, isRightAligned, workbookOf } from './course-exercise-schema.ts';

test('reads the formula bar and the cells of a worksheet', () => {
  expect(workbookOf(['B4 =SOMME(B2:B3)', 'Dépense | Prévu', 'Total | ']).bar).toEqual({
    cell: 'B4',
    formula: '=SOMME(B2:B3)',
  });
  expect(workbookOf(['B4 =SOMME(B2:B3)', 'Dépense | Prévu', 'Total | ']).rows).toEqual([
    ['Dépense', 'Prévu'],
    ['Total', ''],
  ]);
  expect(workbookOf(['Dépense | Prévu'])).toEqual({ bar: undefined, rows: [['Dépense', 'Prévu']] });
});

test('aligns only numbers and dates to the right', () => {
  for (const cell of ['640', '1 200', '−46', '0,31 €', '38', '03/04/2026', '5 **trois clients égarés**'])
    expect([cell, isRightAligned(cell)]).toEqual([cell, true]);
  for (const cell of [
    '',
    '4 avril',
    '1 200 euros',
    '2026-04-05',
    '~~31.20~~ **un point**',
    '4,1 Mo',
    '192.168.40.0/26',
    '/27',
  ])
    expect([cell, isRightAligned(cell)]).toEqual([cell, false]);
});

test('rejects worksheet rows of unequal length and unclosed corrections', () => {
  const isValid = (kind: string, lines: readonly string[]) =>
    exerciseSchema.safeParse({ kind, title: 'Un budget', comment: 'À relire.', panels: [{ label: 'Lundi', lines }] })
      .success;
  expect(isValid('workbook', ['A | B', 'C | D'])).toBe(true);
  expect(isValid('workbook', ['A | B', 'C'])).toBe(false);
  expect(isValid('terminal', ['ls | sort', 'ok'])).toBe(true);
  expect(isValid('text', ['une ~~faute'])).toBe(false);
});
