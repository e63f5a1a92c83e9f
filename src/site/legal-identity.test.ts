import { expect, test } from 'vitest';
import { legalIdentity } from './legal-identity.ts';
import { site } from './site.ts';

test('omits a missing capital and register, and reads `legal.seat` without an office', () => {
  const { brand, legal } = site;
  const seat = { street: '1 rue B', postalCode: '75000', city: 'Paris' };
  const association = { ...legal, form: 'Association loi 1901', capital: undefined, rcs: undefined, seat };
  expect(legalIdentity({ brand, legal: association, offices: [] })).toBe(
    `${brand.legalName}, Association loi 1901, SIREN ${legal.siren}, 1 rue B, 75000 Paris`,
  );
});
