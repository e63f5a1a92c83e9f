import { expect, test } from 'vitest';
import { isExpired } from './certificate.ts';

const certificate = { validUntil: new Date('2026-04-02T00:00:00Z') };

test('holds a certificate valid to the end of its last day', () => {
  expect(isExpired(certificate, new Date('2026-04-02T21:59:59Z'))).toBe(false);
});

test('holds a certificate expired from the next day on', () => {
  expect(isExpired(certificate, new Date('2026-04-03T00:00:00Z'))).toBe(true);
});
