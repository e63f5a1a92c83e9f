import { expect, test } from 'vitest';
import { placeOf } from './refusal.ts';

const shown = {
  figures: [
    { id: 'taux', value: '96 %' },
    { id: 'note', value: '4,8' },
  ],
  title: 'Chiffres',
};

test('finds an entry of a register by its place in the list that the form shows', () => {
  expect(placeOf({ field: 'figures.note.value' }, shown)).toEqual({ field: 'figures[2].value' });
  expect(placeOf({ field: 'figures.note' }, shown)).toEqual({ field: 'figures[2]' });
});

test('leaves other fields, and lines of a text, as they are', () => {
  expect(placeOf({ field: 'title' }, shown)).toEqual({ field: 'title' });
  expect(placeOf({ field: 'body', line: 3 }, shown)).toEqual({ field: 'body', line: 3 });
});
