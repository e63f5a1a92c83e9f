import { expect, test } from 'vitest';
import { shownCertificate } from './certificates.ts';

const day = (text: string) => new Date(text);
const certificate = {
  number: '1',
  validFrom: day('2023-11-01'),
  validUntil: day('2026-10-31'),
  renewals: [{ number: '2', validFrom: day('2026-12-01'), validUntil: day('2029-11-30') }],
};

test.each([
  ['2023-10-31', '1', 'coming', 0],
  ['2026-10-31', '1', 'valid', 0],
  ['2026-11-20', '1', 'ended', 0],
  ['2026-12-01', '2', 'valid', 1],
  ['2029-12-01', '2', 'ended', 1],
])('shows on %s the certificate %s, which is %s, after %i others', (today, number, state, earlier) => {
  const shown = shownCertificate(certificate, day(`${today}T12:00:00Z`));
  expect([shown.number, shown.state, shown.earlier.length]).toEqual([number, state, earlier]);
});
