import { expect, test } from 'vitest';
import { sampleCertificate, sampleCertification, sampleCourse } from '#tests/support/sample-course.ts';
import { applyFundingRules } from './published-course.ts';

const certificate = sampleCertificate({
  validUntil: new Date('2026-04-02'),
  renewals: [{ number: 'QAL-2', validFrom: new Date('2026-04-10'), validUntil: new Date('2027-06-30') }],
});
const course = sampleCourse({
  eligibleForCPF: true,
  certification: sampleCertification,
  delays: { general: '10 jours', cpf: '11 jours ouvrés' },
});
const on = (moment: string, of = course) => applyFundingRules(of, { certificate }, new Date(moment));

test('leaves a course as its sheet has it while its certification and a certificate are valid', () => {
  for (const moment of ['2026-04-02T21:59:00Z', '2026-04-09T22:30:00Z', '2027-06-30T12:00:00Z'])
    expect(on(moment)).toBe(course);
});

test('suspends the CPF from midnight in Paris after the certificate’s last day, until the renewal begins', () => {
  for (const moment of ['2026-04-02T22:30:00Z', '2026-04-09T21:30:00Z', '2027-06-30T22:30:00Z'])
    expect(on(moment)).toMatchObject({
      eligibleForCPF: false,
      certification: { code: sampleCertification.code },
      delays: { general: '10 jours' },
      fundingNotice: 'Suspendu.',
    });
  expect(on('2026-04-05T12:00:00Z').delays).not.toHaveProperty('cpf');
});

test('no longer prepares for a certification whose registration is over, or has not begun', () => {
  const { eligibleForCPF, certification, fundingNotice } = on('2028-01-02T12:00:00Z');
  expect([eligibleForCPF, certification]).toEqual([false, undefined]);
  expect(fundingNotice).toContain('a pris fin le 1er janvier 2028\u00a0:');
  expect(on('2024-12-31T12:00:00Z').fundingNotice).toContain('à partir du 1er janvier 2025\u00a0:');
});

test('makes no course eligible that its sheet does not, and says nothing about it', () => {
  const other = sampleCourse({ certification: sampleCertification });
  for (const moment of ['2026-05-02T12:00:00Z', '2026-04-05T12:00:00Z'])
    expect(on(moment, other)).toMatchObject({ eligibleForCPF: false, fundingNotice: undefined });
  expect(on('2026-05-02T12:00:00Z', sampleCourse({ eligibleForCPF: true })).eligibleForCPF).toBe(false);
});

test('takes the CPF from a course of a provider who never had a certificate, and says nothing of one', () => {
  const today = applyFundingRules(course, { certificate: undefined }, new Date('2026-01-05T12:00:00Z'));
  expect(today).toMatchObject({ eligibleForCPF: false, delays: { general: '10 jours' } });
  expect(today.fundingNotice).toBeUndefined();
});
