import { expect, test } from 'vitest';
import { exerciseSchema, isRightAligned, workbookOf } from './course-exercise-schema.ts';

test('reads the formula bar and the cells of a worksheet', () => {
  const heading = ['Dépense', 'Prévu'];
  expect(workbookOf(['B4 =SOMME(B2:B3)', 'Dépense | Prévu', 'Total | '])).toEqual({
    bar: { cell: 'B4', formula: '=SOMME(B2:B3)' },
    rows: [heading, ['Total', '']],
  });
  expect(workbookOf(['Dépense | Prévu'])).toEqual({ bar: undefined, rows: [heading] });
});

test('aligns only numbers and dates to the right', () => {
  const right = ['640', '1 200', '−46', '0,31 €', '03/04/2026', '5 **trois clients égarés**'];
  const left = ['', '4 avril', '1 200 euros', '2026-04-05', '~~31.20~~ **un point**', '192.168.40.0/26', '/27'];
  expect([...right, ...left].filter(isRightAligned)).toEqual(right);
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
