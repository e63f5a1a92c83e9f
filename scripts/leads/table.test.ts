import { expect, test } from 'vitest';
import { asTable, type Column } from './table.ts';

type Row = { id: string; name: string; page: string };

const COLUMNS: readonly Column<Row>[] = [
  { title: 'Id', cell: ({ id }) => id },
  { title: 'Nom', cell: ({ name }) => name, min: 6 },
  { title: 'Page', cell: ({ page }) => page, min: 5, leaveOut: 1 },
];
const rows = [
  { id: 'a1', name: 'Zoé Le Gall', page: '/formation-ia' },
  { id: 'b2', name: 'Anne', page: '/' },
];

test('aligns its columns, as wide as they need where no screen limits them', () => {
  expect(asTable(COLUMNS, rows)).toBe('Id  Nom          Page\na1  Zoé Le Gall  /formation-ia\nb2  Anne         /\n');
});

test('takes space from the widest columns first', () => {
  expect(asTable(COLUMNS, rows, 24)).toBe('Id  Nom        Page\na1  Zoé Le G…  /formati…\nb2  Anne       /\n');
});

test('leaves out the column that matters least when the screen is too small for all', () => {
  expect(asTable(COLUMNS, rows, 16)).toBe('Id  Nom\na1  Zoé Le Gall\nb2  Anne\n');
});

test('never lets a line be wider than the screen', () => {
  for (let screen = 10; screen < 40; screen += 1)
    for (const line of asTable(COLUMNS, rows, screen).split('\n')) expect(line.length).toBeLessThanOrEqual(screen);
});

test('keeps a stranger’s escape codes out of the terminal', () => {
  expect(asTable(COLUMNS, [{ id: 'c', name: '\u001B[2J', page: '/\n/x' }])).toContain('␛[2J');
});
