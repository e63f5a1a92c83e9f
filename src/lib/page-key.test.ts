import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';

const session = { start: new Date('2027-01-11'), place: 'Angers', state: 'open', seatsLeft: 5 };
const shown = { entry: { id: 'excel', digest: 'a1' }, sessions: [session], neighbours: { next: { id: 'word' } } };

test('is the same for a page that shows the same', () => {
  expect(pageKey(structuredClone(shown), 'image')).toBe(pageKey(shown, 'image'));
});

test.each([
  ['the course’s own file', { ...shown, entry: { ...shown.entry, digest: 'a2' } }],
  ['the course after it', { ...shown, neighbours: { next: { id: 'outlook' } } }],
  ['a course before it', { ...shown, neighbours: { ...shown.neighbours, previous: { id: 'access' } } }],
  ['the day of a session', { ...shown, sessions: [{ ...session, start: new Date('2027-01-12') }] }],
  ['the state that the day gives a session', { ...shown, sessions: [{ ...session, state: 'full' }] }],
  ['a session that has begun', { ...shown, sessions: [] }],
])('is another once a page shows another state of %s', (_what, changed) => {
  expect(pageKey(changed)).not.toBe(pageKey(shown));
});

test('tells any two pieces of data apart, and where one ends and the next begins', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(pageKey(one) === pageKey(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      expect(pageKey(one, other)).not.toBe(pageKey([one, other]));
    }),
  );
});
