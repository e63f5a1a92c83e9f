import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkBeforeSave } from './check-before-save.ts';
import { keptFrontMatter } from './kept-yaml.ts';

const COURSE = 'content/courses/excel-fondamentaux.md';
const SESSIONS = 'content/sessions.yaml';
const course = keptFrontMatter.fromFile(readFileSync(COURSE, 'utf8'));

const errorOf = (sessions: object[]): unknown => {
  try {
    return checkBeforeSave(SESSIONS, { sessions });
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : error;
  }
};

test('accepts an unchanged entry, and removes cleared fields', () => {
  expect(checkBeforeSave(COURSE, course)).toEqual(course);
  expect(checkBeforeSave(COURSE, { ...course, publishOn: '', venue: null })).not.toHaveProperty('venue');
});

test('accepts a new item of a list, and removes the keys that Sveltia adds', () => {
  const session = {
    course: 'excel-fondamentaux',
    start: '2027-02-02',
    end: '2027-02-03',
    place: 'À distance',
    seats: 6,
    booked: 0,
  };
  const sessions = [{ ...session, __sc_item_id: 'c1', __sc_item_original_key_path: 'sessions.0' }];
  expect(checkBeforeSave(SESSIONS, { sessions })).toHaveProperty('sessions', [session]);
});

test.each(['1 290,50', '1290.50 €', 1290.5])('reads the number « %s »', (amount) => {
  const price = { ...(course.price as object), amount };
  expect(checkBeforeSave(COURSE, { ...course, price })).toHaveProperty('price.amount', 1290.5);
});

test('reports a broken rule across fields in French, with the labels of the form', () => {
  const session = { course: 'excel-fondamentaux', start: '2027-02-02', end: '2027-02-01', place: 'À distance' };
  expect(errorOf([session])).toBe(
    'Sessions, 1, Dernier jour\u00a0: attendu le premier jour lui-même, ou un jour après\u00a0; corrigez la valeur.',
  );
});
