import { expect, test } from 'vitest';
import { cpfRulesOn, inForce } from './cpf-rules.ts';

const day = (iso: string) => new Date(`${iso}T00:00:00Z`);
const from = (iso: string, amount: number) => ({ validFrom: day(iso), amount, source: 'Décret' });
const participation = [from('2026-04-02', 150), from('2024-05-02', 100), from('2026-01-01', 103.2)];

test('applies the latest amount in force, whatever the order of the amounts', () => {
  expect(inForce(participation, day('2026-11-21'))?.amount).toBe(150);
  expect(inForce(participation, day('2026-04-02'))?.amount).toBe(150);
  expect(inForce(participation, day('2026-04-01'))?.amount).toBe(103.2);
  expect(inForce(participation, day('2024-01-01'))).toBeUndefined();
});

test('returns one cap per register, and none before its first day', () => {
  const caps = [
    { ...from('2026-02-26', 1500), register: 'RS' as const },
    { ...from('2027-01-01', 1600), register: 'RS' as const },
    { ...from('2027-01-01', 5000), register: 'RNCP' as const },
  ];
  const rules = { participation, caps };
  expect(cpfRulesOn(rules, day('2026-11-21')).caps.map(({ amount }) => amount)).toEqual([1500]);
  expect(cpfRulesOn(rules, day('2027-01-01')).caps.map(({ amount }) => amount)).toEqual([1600, 5000]);
});
