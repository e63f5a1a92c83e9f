import { expect, test } from 'vitest';
import { sentFacts } from './FormNotices.tsx';

const NEXT = { callback: { hours: 2, opens: 9, closes: 18 }, next: [] };
const at = new Date('2026-11-21T10:05:00Z');

test('returns the time of receipt, the subject and the deadline of the call', () => {
  const formation = 'Excel, les fondamentaux (session des 11 et 12 janvier 2027, Angers)';
  const values = { formation, courseInterest: 'bureautique', phone: '06 39 98 12 34 ' };
  expect(sentFacts({ at, values }, NEXT)).toEqual([
    ['Reçue', 'samedi 21 novembre 2026 à 11\u00a0h\u00a005'],
    ['Au sujet de', formation],
    ['Notre appel', 'lundi 23 novembre 2026, avant 11\u00a0h, au 06\u00a039\u00a098\u00a012\u00a034'],
  ]);
});
