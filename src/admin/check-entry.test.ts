import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkedEntry } from './check-entry.ts';
import { keptFrontMatter } from './kept-yaml.ts';

const COURSE = 'content/courses/excel-fondamentaux.md';
const course = keptFrontMatter.fromFile(readFileSync(COURSE, 'utf8'));

const refusalOf = (changes: object): unknown => {
  try {
    return checkedEntry(COURSE, { ...course, ...changes });
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : error;
  }
};

test('takes an entry as it is, and what was cleared as left out', () => {
  expect(checkedEntry(COURSE, course)).toEqual(course);
  expect(checkedEntry(COURSE, { ...course, publishOn: '', venue: null })).not.toHaveProperty('venue');
});

test('takes a row that was added to a list, without the keys that Sveltia gives it', () => {
  const session = { start: '2027-02-02', end: '2027-02-03', place: 'remote', seats: 6, booked: 0 };
  const sessions = [{ ...session, __sc_item_id: 'c1', __sc_item_original_key_path: 'sessions.0' }];
  expect(checkedEntry(COURSE, { ...course, sessions })).toHaveProperty('sessions', [session]);
});

test('says in French, by the labels of the form, what a rule between fields refuses', () => {
  const sessions = [{ start: '2027-02-02', end: '2027-02-01', place: 'remote', elsewhere: false, seats: 6, booked: 0 }];
  expect(refusalOf({ sessions })).toBe(
    'Prochaines sessions, 1, Dernier jour\u00a0: attendu un dernier jour après le premier\u00a0; corrigez la valeur.',
  );
});
