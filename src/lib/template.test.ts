import { expect, test } from 'vitest';
import { interpolate, textAt } from './template.ts';

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
