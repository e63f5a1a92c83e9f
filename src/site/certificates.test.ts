import { expect, test } from 'vitest';
import { certificateOn } from './certificates.ts';

const valid = (number: string, from: string, until: string) => ({
  number,
  validFrom: new Date(from),
  validUntil: new Date(until),
});
const certificate = {
  ...valid('QAL-1', '2024-12-18', '2026-04-02'),
  renewals: [valid('QAL-2', '2026-04-10', '2029-04-09')],
};
const numberAt = (moment: string) => certificateOn(certificate, new Date(moment))?.number;

test('finds the certificate that is valid on a day in Paris', () => {
  expect(['2024-12-17T22:59:59Z', '2024-12-17T23:00:00Z'].map(numberAt)).toEqual([undefined, 'QAL-1']);
  expect(['2026-04-02T21:59:59Z', '2026-04-02T22:00:00Z'].map(numberAt)).toEqual(['QAL-1', undefined]);
  expect(['2026-04-09T22:00:00Z', '2029-04-10T12:00:00Z'].map(numberAt)).toEqual(['QAL-2', undefined]);
});
