import { expect, test } from 'vitest';
import { earliestCpfStart } from './cpf-start.ts';

test('lets eleven working days pass, weekends left out', () => {
  // Monday 23 November 2026 is the first of them, Monday 7 December the eleventh.
  expect(earliestCpfStart(new Date('2026-11-22T12:00:00Z'))).toBe('2026-12-08');
});

test('lets holidays pass as well, and counts from the day of Paris', () => {
  expect(earliestCpfStart(new Date('2026-12-18T12:00:00Z'))).toBe('2027-01-07');
  expect(earliestCpfStart(new Date('2026-11-22T23:30:00Z'))).toBe('2026-12-09');
});
