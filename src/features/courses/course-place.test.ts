import { expect, test } from 'vitest';
import { sampleCourse, sampleSession } from '#tests/support/sample-course.ts';
import { placeOf } from './course-place.ts';

const place = (fields: Parameters<typeof sampleCourse>[0]) => placeOf(sampleCourse(fields), 'Angers');

test('is held in the towns of its sessions, each once', () => {
  const sessions = ['Angers', 'Paris', 'Angers', 'remote'].map((town) => sampleSession({ place: town }));
  expect(place({ sessions })).toBe('à Angers ou à Paris');
});

test('is held at the client’s where nobody names a town, unless a session does', () => {
  expect(placeOf(sampleCourse({}), undefined)).toBe('dans vos locaux');
  expect(placeOf(sampleCourse({ sessions: [sampleSession({ place: 'Nantes' })] }), undefined)).toBe('à Nantes');
});

test('is held at the client’s where its sheet says so, and without sessions where the organisation is', () => {
  expect(place({ venue: 'client', sessions: [sampleSession({ place: 'Paris' })] })).toBe('dans vos locaux');
  expect(place({})).toBe('à Angers');
  expect(place({ sessions: [sampleSession({ place: 'remote' })] })).toBe('à Angers');
});
