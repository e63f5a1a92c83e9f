import { expect, test } from 'vitest';
import { legalIdentity } from './legal-identity.ts';
import { site } from './site.ts';

const brand = { ...site.brand, legalName: 'Essai' };
const seat = { street: '1 rue B', postalCode: '75000', city: 'Paris' };

test('names form, capital, register and seat', () => {
  const legal = { ...site.legal, seat: undefined, form: 'SAS', capital: '10 000 €', rcs: 'RCS Angers 900 000 000' };
  const main = { name: 'Angers', kind: 'main', address: { ...seat, city: 'Angers' }, accessibility: '' } as const;
  const offices = [main, { ...main, kind: 'head-office', address: seat } as const];
  expect(legalIdentity({ brand, legal, offices })).toBe(
    `Essai, SAS au capital de 10 000 €, RCS Angers 900 000 000, 1 rue B, 75000 Paris`,
  );
});

test('omits a missing capital and register, and reads `legal.seat` without an office', () => {
  const { legal } = site;
  const association = { ...legal, form: 'Association loi 1901', capital: undefined, rcs: undefined, seat };
  expect(legalIdentity({ brand, legal: association, offices: [] })).toBe(
    `Essai, Association loi 1901, SIREN ${legal.siren}, 1 rue B, 75000 Paris`,
  );
});
