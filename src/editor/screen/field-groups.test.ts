import { expect, test } from 'vitest';
import type { CmsField } from './cms-field.ts';
import { fillState, groupedFields } from './field-groups.ts';

const field = (name: string, more: Partial<CmsField> = {}): CmsField => ({
  name,
  label: name,
  required: false,
  optional: false,
  widget: 'string',
  ...more,
});

test('sets a heading before the fields of each group, in the order of the groups', () => {
  const fields = groupedFields([field('body'), field('title')], { 'L’essentiel': ['title'], Texte: ['body'] });
  expect(fields.map(({ label }) => label)).toEqual(['L’essentiel', 'title', 'Texte', 'body']);
});

test('loses no field that its groups forget', () => {
  const fields = groupedFields([field('title'), field('later')], { 'L’essentiel': ['title', 'gone'] });
  expect(fields.map(({ label }) => label)).toEqual(['L’essentiel', 'title', 'Autres champs', 'later']);
});

test('marks what may be left out, but neither a switch nor a list', () => {
  const fields = [
    field('pace', { optional: true }),
    field('tags', { optional: true, widget: 'list' }),
    field('published', { optional: true, widget: 'boolean' }),
  ];
  expect(groupedFields(fields).map(({ label }) => label)).toEqual(['pace (facultatif)', 'tags', 'published']);
});

test('counts what is filled in, and takes an empty group of fields for nothing', () => {
  const data = { title: 'Excel', price: { amount: '', detail: null }, modules: [], pace: 'Deux jours' };
  expect(fillState(data, ['title', 'price', 'modules'])).toBe('1 rempli sur 3');
  expect(fillState(data, ['title', 'pace', 'modules'])).toBe('2 remplis sur 3');
  expect(fillState(data, ['title', 'pace'])).toBe('tout est rempli');
  expect(fillState(data, ['title'])).toBe('rempli');
  expect(fillState(data, ['price'])).toBe('vide');
  expect(fillState(data, ['price', 'modules'])).toBe('vide');
  expect(fillState(data, [])).toBe('');
});
