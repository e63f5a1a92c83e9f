import { expect, test } from 'vitest';
import { sentFacts, sentRequest } from './sent-request.ts';

const FOLLOWS = { callback: { hours: 2, opens: 9, closes: 18 }, next: [] };
const SATURDAY = new Date('2026-11-21T10:05:00Z');

test('says what was sent, when, and until when the call comes: on Monday for a Saturday', () => {
  const session = 'Excel, les fondamentaux (session des 11 et 12 janvier 2027, Angers)';
  const payload = { formation: session, courseInterest: 'bureautique', phone: '06 39 98 12 34 ' };
  expect(sentFacts(sentRequest(payload, SATURDAY), FOLLOWS)).toEqual([
    ['Reçue', 'samedi 21 novembre 2026 à 11\u00a0h\u00a005'],
    ['Au sujet de', session],
    ['Notre appel', 'lundi 23 novembre 2026, avant 11\u00a0h, au 06\u00a039\u00a098\u00a012\u00a034'],
  ]);
});

test('names the field of interest for want of a course, and nothing where nothing was chosen', () => {
  const about = (courseInterest: string) => sentRequest({ courseInterest }, SATURDAY).about;
  expect(about('intelligence-artificielle')).toBe('Intelligence Artificielle');
  expect(about('')).toBe('');
  const [, ...rest] = sentFacts(sentRequest({}, SATURDAY), { ...FOLLOWS, callback: null });
  expect(rest).toEqual([]);
});
