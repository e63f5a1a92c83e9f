import { expect, test } from 'vitest';
import { estimate, type EstimateCase, estimateLines } from './cpf-estimate.ts';

const day = (iso: string) => new Date(`${iso}T00:00:00Z`);
const from = (iso: string, amount: number) => ({ validFrom: day(iso), amount, source: 'Décret' });
const rules = {
  participation: [from('2026-01-01', 103.2), from('2026-04-02', 150), from('2027-01-01', 160)],
  caps: [
    { ...from('2026-02-26', 1500), register: 'RS' as const, exception: 'Certification CléA' },
    { ...from('2026-02-26', 0), amount: null, register: 'RNCP' as const },
  ],
};
const today = day('2026-11-21');
const RS = { price: 980, register: 'RS', isException: false, isExempt: false };
const textOf = (details: Partial<EstimateCase>) =>
  Object.values(estimateLines(estimate({ ...RS, ...details }, rules, today)))
    .join(' ')
    .replace(/\s/g, ' ');

test('subtracts the participation from what the account pays', () => {
  expect(estimate(RS, rules, today)).toEqual({
    accountAtMost: 830,
    participation: 150,
    remains: 150,
    reachedCap: undefined,
    areRightsKnown: false,
  });
});

test('limits the account to the cap, and includes the participation in the rest', () => {
  expect(estimate({ ...RS, price: 2500 }, rules, today)).toMatchObject({ accountAtMost: 1500, remains: 1000 });
  expect(estimate({ ...RS, price: 1650.5 }, rules, today)).toMatchObject({ accountAtMost: 1500, remains: 150.5 });
});

test('waives the participation of exempt holders, but not the cap', () => {
  expect(estimate({ ...RS, isExempt: true }, rules, today)).toMatchObject({ accountAtMost: 980, remains: 0 });
  expect(estimate({ ...RS, price: 2500, isExempt: true }, rules, today)).toMatchObject({ remains: 1000 });
});

test('applies no cap to the RNCP or to the excepted certification', () => {
  expect(estimate({ ...RS, price: 2500, register: 'RNCP' }, rules, today).accountAtMost).toBe(2350);
  expect(estimate({ ...RS, price: 2500, isException: true }, rules, today).accountAtMost).toBe(2350);
});

test('uses the amounts of the day, to the cent', () => {
  expect(estimate(RS, rules, day('2026-02-01'))).toMatchObject({ accountAtMost: 876.8, remains: 103.2 });
  expect(estimate(RS, rules, day('2027-01-01')).remains).toBe(160);
});

test('leaves a price below the participation to the holder', () => {
  expect(estimate({ ...RS, price: 90 }, rules, today)).toMatchObject({ accountAtMost: 0, remains: 90 });
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
  expect(estimate({ ...RS, price: 980, rights: 600 }, rules, today)).toMatchObject({
    accountAtMost: 600,
    remains: 380,
  });
  expect(textOf({ price: 980, rights: 600 })).toMatch(/^600.€\. 380.€, dont 150.€ de participation/);
  expect(textOf({ price: 980, rights: 5000 })).toMatch(/^830.€\. 150.€, la participation obligatoire/);
  expect(textOf({ price: 980, rights: 0 })).toMatch(/^rien, car vos droits sont à zéro\. 980.€, dont 150.€/);
  expect(textOf({ price: 980, rights: 5000, isExempt: true })).toMatch(/^980.€\. rien\.$/);
});
