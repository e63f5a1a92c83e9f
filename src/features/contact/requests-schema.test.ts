import { expect, test } from 'vitest';
import { readData } from '#src/lib/content-file.ts';
import { requestsSchema } from './requests-schema.ts';

const stored = requestsSchema.parse(readData('requests.yaml'));
const isAccepted = (callback: { hours: number; opens: number; closes: number }, answerHours: number): boolean =>
  requestsSchema.safeParse({ ...stored, callback, delays: { ...stored.delays, answerHours } }).success;

test('refuses a call after the delay in which forms promise an answer', () => {
  expect(isAccepted({ hours: 9, opens: 9, closes: 18 }, 24)).toBe(true);
  expect(isAccepted({ hours: 10, opens: 9, closes: 18 }, 24)).toBe(false);
  expect(isAccepted({ hours: 10, opens: 9, closes: 18 }, 48)).toBe(true);
  // A request sent at 18:00 may get its call as late as 11:00 on the next day, after 17 hours.
  expect(isAccepted({ hours: 2, opens: 9, closes: 18 }, 16)).toBe(false);
});
