import { expect, test } from 'vitest';
import { estimate, type EstimateCase, estimateLines } from './cpf-estimate.ts';

const day = (iso: string) => new Date(`${iso}T00:00:00Z`);
const from = (iso: string, amount: number) => ({ validFrom: day(iso), amount, source: 'Décret' });
const rules = {
  participation: [from('2026-04-02', 150), from('2027-01-01', 160), from('2026-01-01', 103.2)],
  caps: [
    { ...from('2026-02-26', 1500), register: 'RS' as const, exception: 'Certification CléA' },
    { ...from('2026-02-26', 0), amount: null, register: 'RNCP' as const },
    { ...from('2027-01-01', 1600), register: 'RS' as const },
  ],
};
const today = day('2026-11-21');
const RS = { price: 980, register: 'RS', isException: false, isExempt: false };
const textOf = (details: Partial<EstimateCase>) =>
  Object.values(estimateLines(estimate({ ...RS, ...details }, rules, today)))
    .join(' ')
    .replace(/\s/g, ' ');

test.each<[string, Partial<EstimateCase>, accountAtMost: number, remains: number, iso?: string]>([
  ['subtracts the participation', {}, 830, 150],
  ['limits the account to the cap', { price: 2500 }, 1500, 1000],
  ['counts the participation within the rest above the cap', { price: 1650.5 }, 1500, 150.5],
  ['waives the participation of exempt holders', { isExempt: true }, 980, 0],
  ['keeps the cap for exempt holders', { price: 2500, isExempt: true }, 1500, 1000],
  ['applies no cap to the RNCP', { price: 2500, register: 'RNCP' }, 2350, 150],
  ['applies no cap to the excepted certification', { price: 2500, isException: true }, 2350, 150],
  ['uses the amounts of an earlier day, to the cent', { price: 2500 }, 2396.8, 103.2, '2026-02-01'],
  ['uses the amounts of a later day', { price: 2500 }, 1600, 900, '2027-01-01'],
  ['leaves a price below the participation to the holder', { price: 90 }, 0, 90],
  ['pays no more than the rights that the visitor gives', { rights: 600 }, 600, 380],
])('%s', (_, details, accountAtMost, remains, iso = '2026-11-21') => {
  expect(estimate({ ...RS, ...details }, rules, day(iso))).toMatchObject({ accountAtMost, remains });
});

test('states the payment of the account as a maximum that depends on the rights', () => {
  expect(textOf({})).toContain('830 € au plus');
  expect(textOf({})).toContain('si vos droits suffisent');
  expect(textOf({ price: 2500 })).toContain('1 000 €');
  expect(textOf({ price: 2500 })).toContain('dont 150 € de participation obligatoire');
});

test('never promises a free course', () => {
  for (const price of [90, 150, 980, 1500, 2500])
    for (const isExempt of [false, true])
      expect(textOf({ price, isExempt })).not.toMatch(/(?<![\d,\u202f ])0 €|gratuit|100 %|pris en charge/i);
  expect(textOf({ isExempt: true })).toContain('rien d’obligatoire');
  expect(textOf({ isExempt: true })).toContain('le reste dépend de vos droits');
});

test('states exact amounts if the visitor gives their rights', () => {
  expect(textOf({ price: 980, rights: 600 })).toMatch(/^600.€\. 380.€, dont 150.€ de participation/);
  expect(textOf({ price: 980, rights: 5000 })).toMatch(/^830.€\. 150.€, la participation obligatoire/);
  expect(textOf({ price: 980, rights: 0 })).toMatch(/^rien, car vos droits sont à zéro\. 980.€, dont 150.€/);
  expect(textOf({ price: 980, rights: 5000, isExempt: true })).toMatch(/^980.€\. rien\.$/);
});
