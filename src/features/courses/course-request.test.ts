import { expect, test } from 'vitest';
import { LIMITS } from '#src/features/contact/contact-fields.ts';
import { type CourseFields, sampleCourse, sampleSession } from '#tests/support/sample-course.ts';
import { requestSubject } from './course-request.ts';
import { offeredSessions } from './sessions.ts';

const subject = (fields: CourseFields) => {
  const course = sampleCourse({ seatsCheckedOn: '2026-11-16', ...fields });
  return requestSubject({ id: 'excel', ...course }, offeredSessions(course, new Date('2026-11-21')));
};

test('offers the course, each open session, and the waiting list of each full session', () => {
  const full = { place: 'Nantes', booked: 8 };
  const sessions = [{}, { booked: 8 }, { place: 'Angers' }, full].map(sampleSession);
  const [remote, angers, nantes] = ['a-distance', 'angers', 'nantes'].map((place) => `2027-01-11-${place}`);
  const days = 'session des 11 et 12 janvier 2027';
  const { choices } = subject({ title: 'Excel', sessions });
  expect(choices.map(({ value, key, calendar }) => [value, key, calendar])).toEqual([
    ['Excel', undefined, undefined],
    [`Excel (${days}, à distance)`, remote, `/calendriers/excel/${remote}.ics`],
    [`Excel (${days}, Angers)`, angers, `/calendriers/excel/${angers}.ics`],
    [`Excel (liste d’attente, ${days}, Nantes)`, nantes, undefined],
  ]);
});

test('preselects the interest only if the form offers it', () => {
  expect(subject({ category: 'Intelligence Artificielle' }).interest).toBe('intelligence-artificielle');
  expect(subject({ category: 'Digital' }).interest).toBe('');
});

test('shortens long titles to the limit of the form field', () => {
  const long = subject({ title: 'mot '.repeat(30).trim(), sessions: [sampleSession({ place: 'y'.repeat(60) })] });
  for (const { value } of long.choices) expect(value.length).toBeLessThanOrEqual(LIMITS.formation);
  expect(long.choices[1]?.value).toContain('(session des 11 et 12 janvier 2027');
});
