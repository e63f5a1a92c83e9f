import { expect, test } from 'vitest';
import { shownCertificate, suspensionText } from './certificates.ts';

const day = (text: string) => new Date(text);
const certificate = {
  number: '1',
  validFrom: day('2023-11-01'),
  validUntil: day('2026-10-31'),
  // The order of the file does not matter.
  renewals: [
    { number: '3', validFrom: day('2029-12-01'), validUntil: day('2032-11-30') },
    { number: '2', validFrom: day('2026-12-01'), validUntil: day('2029-11-30') },
  ],
  lapsed: 'Notre certificat est en cours de renouvellement.',
};

test.each([
  ['2023-10-31', '1', 'coming', 0],
  ['2026-10-31', '1', 'valid', 0],
  ['2026-11-20', '1', 'ended', 0],
  ['2026-12-01', '2', 'valid', 1],
  ['2029-12-01', '3', 'valid', 2],
  ['2032-12-01', '3', 'ended', 2],
])('shows on %s the certificate %s, which is %s, after %i others', (today, number, state, earlier) => {
  const shown = shownCertificate(certificate, day(`${today}T12:00:00Z`));
  expect([shown.number, shown.state, shown.earlier.length]).toEqual([number, state, earlier]);
});

test('says why no public fund pays, before the first certificate and between two', () => {
  expect(suspensionText(certificate, day('2023-10-31'))).toMatch(/sera valable à partir du 1er novembre 2023/);
  expect(suspensionText(certificate, day('2026-11-20'))).toBe(certificate.lapsed);
});
