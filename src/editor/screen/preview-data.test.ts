import { expect, test } from 'vitest';
import { courseSchema } from '#src/features/courses/course-schema.ts';
import { soundParts } from './preview-data.ts';

test('shows of a form what its schema takes, and waits for the rest', () => {
  const data = {
    title: 'Excel',
    hours: '12,5',
    days: 'deux',
    price: { amount: '680', unit: 'person', tax: 'exempt', detail: '' },
    sessions: [
      { start: '2027-01-12', end: '2027-01-13', place: 'remote', seats: '8', booked: 0 },
      { start: '2027-02-12', place: '' },
    ],
    objectives: [],
  };
  expect(soundParts(courseSchema, data)).toMatchObject({
    title: 'Excel',
    hours: 12.5,
    price: { amount: 680, unit: 'person', tax: 'exempt' },
    sessions: [{ start: new Date('2027-01-12'), end: new Date('2027-01-13'), place: 'remote', seats: 8, booked: 0 }],
  });
  expect(soundParts(courseSchema, data)).not.toHaveProperty('days');
});
