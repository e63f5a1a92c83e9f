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
const said = (asked: Partial<EstimateCase>, on = today) =>
  Object.values(estimateLines(estimate({ ...RS, ...asked }, rules, on)))
    .join(' ')
    .replace(/\s/g, ' ');

test('lets the account pay the price less the participation', () => {
  expect(estimate(RS, rules, today)).toEqual({
    accountAtMost: 830,
    participation: 150,
    remains: 150,
    reachedCap: undefined,
    isKnown: false,
  });
});

test('stops the account at the cap, and counts the participation in what is left', () => {
  expect(estimate({ ...RS, price: 2500 }, rules, today)).toMatchObject({ accountAtMost: 1500, remains: 1000 });
  expect(estimate({ ...RS, price: 1650.5 }, rules, today)).toMatchObject({ accountAtMost: 1500, remains: 150.5 });
});

test('asks no participation of the exempt, who still meet the cap', () => {
  expect(estimate({ ...RS, isExempt: true }, rules, today)).toMatchObject({ accountAtMost: 980, remains: 0 });
  expect(estimate({ ...RS, price: 2500, isExempt: true }, rules, today)).toMatchObject({ remains: 1000 });
});

test('caps neither the national register nor the certification that the rule excepts', () => {
  expect(estimate({ ...RS, price: 2500, register: 'RNCP' }, rules, today).accountAtMost).toBe(2350);
  expect(estimate({ ...RS, price: 2500, isException: true }, rules, today).accountAtMost).toBe(2350);
});

test('takes the amounts of the day, to the cent', () => {
  expect(estimate(RS, rules, day('2026-02-01'))).toMatchObject({ accountAtMost: 876.8, remains: 103.2 });
  expect(estimate(RS, rules, day('2027-01-01')).remains).toBe(160);
});

test('lets the holder pay a price below the participation alone', () => {
  expect(estimate({ ...RS, price: 90 }, rules, today)).toMatchObject({ accountAtMost: 0, remains: 90 });
});

test('says what the account pays as a limit, under the condition of the rights', () => {
  expect(said({})).toContain('830 € au plus');
  expect(said({})).toContain('si vos droits suffisent');
  expect(said({ price: 2500 })).toContain('1 000 €');
  expect(said({ price: 2500 })).toContain('dont 150 € de participation obligatoire');
});

test('promises nobody a course for nothing', () => {
  for (const price of [90, 150, 980, 1500, 2500])
    for (const isExempt of [false, true])
      expect(said({ price, isExempt })).not.toMatch(/(?<![\d,\u202f ])0 €|gratuit|100 %|pris en charge/i);
  expect(said({ isExempt: true })).toContain('rien d’obligatoire');
  expect(said({ isExempt: true })).toContain('le reste dépend de vos droits');
});

test('says what is paid, and no more « au plus », to who gives their rights', () => {
  expect(estimate({ ...RS, price: 980, rights: 600 }, rules, today)).toMatchObject({
    accountAtMost: 600,
    remains: 380,
  });
  expect(said({ price: 980, rights: 600 })).toMatch(/^600.€\. 380.€, dont 150.€ de participation/);
  expect(said({ price: 980, rights: 5000 })).toMatch(/^830.€\. 150.€, la participation obligatoire/);
  expect(said({ price: 980, rights: 0 })).toMatch(/^rien, car vos droits sont à zéro\. 980.€, dont 150.€/);
  expect(said({ price: 980, rights: 5000, isExempt: true })).toMatch(/^980.€\. rien\.$/);
});
