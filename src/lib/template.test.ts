import { expect, test } from 'vitest';
import { interpolate, interpolateAll, namesInBraces, textAt, textsIn } from './template.ts';

test('lists texts with their paths, except excluded fields', () => {
  const data = { title: 'A', modules: [{ title: 'B', hours: 7 }, 'C'], day: new Date(0), placeholders: ['D'] };
  expect(textsIn(data, new Set(['placeholders']))).toEqual([
    { path: ['title'], text: 'A' },
    { path: ['modules', 0, 'title'], text: 'B' },
    { path: ['modules', 1], text: 'C' },
  ]);
});

const values = {
  brand: { name: 'Cursive', foundedIn: 2015 },
  offices: [{ address: { city: 'Angers' } }],
  certificate: { validUntil: new Date('2026-04-02T00:00:00Z') },
};
const valueOf = (name: string) => textAt(values, name);
const fill = (body: string) => interpolate(body, valueOf, 'content/legal/cgv.md');

test('fills in texts, numbers, list items and dates', () => {
  expect(fill('{{brand.name}}, {{ offices.0.address.city }}, {{brand.foundedIn}}')).toBe('Cursive, Angers, 2015');
  expect(fill('jusqu’au {{certificate.validUntil}}')).toBe('jusqu’au 2 avril 2026');
});

test.each(['brand.nom', 'brand', 'offices.3.address.city', 'brand.constructor.name', ''])(
  'throws on {{%s}}, and names the file and the path',
  (path) => {
    expect(() => fill(`avant {{${path}}} après`)).toThrow(`content/legal/cgv.md : « {{${path}}} »`);
  },
);

test('fills in all texts of a value, and leaves its dates and numbers', () => {
  const data = { title: '{{brand.name}}', days: [new Date(0)], steps: [{ text: 'à {{brand.foundedIn}}', hours: 7 }] };
  const filled = { title: 'Cursive', days: [new Date(0)], steps: [{ text: 'à 2015', hours: 7 }] };
  expect(interpolateAll(data, valueOf, '')).toEqual(filled);
});

test('lists every name of a text', () => {
  expect(namesInBraces('{{a.b}} {{ brand.name }} {c}')).toEqual(['a.b', 'brand.name']);
});
