import { expect, test } from 'vitest';
import { financing } from '#src/content-model/data.ts';
import { lawWords } from './law-words.ts';

const on = (moment: string) => lawWords(financing.rules, new Date(moment));

test('names the amounts of the day, from midnight in Paris', () => {
  expect(on('2026-04-01T21:59:00Z').participation).toBe('103,20\u00a0€');
  expect(on('2026-04-01T22:00:00Z')).toEqual({
    participation: '150\u00a0€',
    specificCap: '1\u202f500\u00a0€',
    yearlyRights: '500\u00a0€',
    rightsCeiling: '5\u202f000\u00a0€',
  });
});

test('says without an amount what no rule fixed yet', () => {
  expect(on('2024-01-01T12:00:00Z')).toMatchObject({
    participation: 'aucune participation',
    specificCap: 'le prix entier',
  });
});
