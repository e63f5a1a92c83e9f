import { expect, test } from 'vitest';
import { companyLine } from './company-line.ts';
import { site } from './site.ts';

test('says the form, the capital, the register and the seat of the company', () => {
  const { brand, legal, offices } = site;
  const seat = {
    ...offices[0],
    kind: 'head-office',
    address: { street: '1 rue B', postalCode: '75000', city: 'Paris' },
  };
  const [main] = offices;
  expect(
    companyLine({ brand, legal, offices: [main, seat].filter((one) => one !== undefined) as typeof offices }),
  ).toBe(`${brand.legalName}, ${legal.form} au capital de ${legal.capital}, ${legal.rcs}, 1 rue B, 75000 Paris`);
});

test('leaves out the capital and the register of who has none, and takes the seat from where it stands without an office', () => {
  const { brand, legal } = site;
  const seat = { street: '1 rue B', postalCode: '75000', city: 'Paris' };
  const association = { ...legal, form: 'Association loi 1901', capital: undefined, rcs: undefined, seat };
  expect(companyLine({ brand, legal: association, offices: [] })).toBe(
    `${brand.legalName}, Association loi 1901, SIREN ${legal.siren}, 1 rue B, 75000 Paris`,
  );
});
