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
