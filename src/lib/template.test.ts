import { expect, test } from 'vitest';
import { interpolate, listAt, textsIn, unknownPaths, valueAt } from './template.ts';

test('follows names and numbers into plain data', () => {
  expect(valueAt({ offices: [{ city: 'Angers' }] }, ['offices', 0, 'city'])).toBe('Angers');
});

test('finds nothing where the path leaves the data, inherited members included', () => {
  expect(valueAt({ brand: null }, ['brand', 'name'])).toBeUndefined();
  expect(valueAt({}, ['constructor', 'name'])).toBeUndefined();
});

test('takes anything but a list for an empty one', () => {
  expect(listAt({ tags: ['a', 1] }, ['tags'])).toEqual(['a', 1]);
  expect(listAt({ tags: 'a' }, ['tags'])).toEqual([]);
  expect(listAt(undefined, ['tags'])).toEqual([]);
});

test('finds every text with its field, counts items from one, and leaves out excluded fields', () => {
  const data = { title: 'A', modules: [{ title: 'B', hours: 7 }, 'C'], day: new Date(0), placeholders: ['D'] };
  expect(textsIn(data, new Set(['placeholders']))).toEqual([
    { field: 'title', text: 'A' },
    { field: 'modules[1].title', text: 'B' },
    { field: 'modules[2]', text: 'C' },
  ]);
});

const values = {
  brand: { name: 'Cursive', foundedIn: 2015 },
  offices: [{ address: { city: 'Angers' } }],
  contact: { email: 'bonjour@cursive.example' },
  certificate: { validUntil: new Date('2026-04-02T00:00:00Z') },
};
const fill = (body: string) => interpolate(body, values, 'content/legal/cgv.md');

test('puts texts, numbers and list items where their path stands', () => {
  expect(fill('{{brand.name}}, {{ offices.0.address.city }}, {{brand.foundedIn}}')).toBe('Cursive, Angers, 2015');
});

test('fills the target of a link before Markdown reads it', () => {
  expect(fill('[{{contact.email}}](mailto:{{contact.email}})')).toBe(
    '[bonjour@cursive.example](mailto:bonjour@cursive.example)',
  );
});

test('writes a date in full', () => {
  expect(fill('jusqu’au {{certificate.validUntil}}')).toBe('jusqu’au 2 avril 2026');
});

test('leaves a text without double braces as it is', () => {
  expect(fill('un {simple} texte')).toBe('un {simple} texte');
});

test.each(['brand.nom', 'brand', 'offices.3.address.city', 'brand.constructor.name', ''])(
  'refuses {{%s}}, naming the file and the path',
  (path) => {
    expect(() => fill(`avant {{${path}}} après`)).toThrow(`content/legal/cgv.md : « {{${path}}} »`);
  },
);

test('lists every unknown path of a text at once', () => {
  expect(unknownPaths('{{a.b}} {{brand.name}} {{c}}', values)).toEqual(['a.b', 'c']);
});
