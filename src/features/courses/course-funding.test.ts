import { financing } from '#src/content-model/data.ts';
import { sampleCertificate, sampleCertification, sampleCourse } from '#tests/support/sample-course.ts';
import { applyFundingRules, cpfLine, earliestCpfStart } from './course-funding.ts';
import { expect, test } from 'vitest';

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

const LATE_2026 = new Date('2026-11-21');
const line = (fields: Parameters<typeof sampleCourse>[0], day = LATE_2026) =>
  cpfLine(sampleCourse(fields), financing.rules, day)?.replace(/\s/g, ' ');

test('says nothing of the CPF where a course has no right to it', () => {
  expect(line({ certification: sampleCertification })).toBeUndefined();
});

test('says what is left to pay on the day, and what the account pays at most for a certification of the RS', () => {
  const course = { eligibleForCPF: true, certification: sampleCertification };
  expect(line(course)).toBe('Sauf exonération, le compte paie 1 500 € au plus et 150 € restent à votre charge.');
  expect(line(course, new Date('2026-01-15'))).toBe('Sauf exonération, 103,20 € restent à votre charge.');
});

test('caps neither the RNCP nor the certification that the rules leave alone', () => {
  const rncp = { ...sampleCertification, register: 'RNCP', code: 'RNCP38123' } as const;
  const clea = { ...sampleCertification, title: 'Certificat CléA numérique' };
  for (const certification of [rncp, clea, undefined])
    expect(line({ eligibleForCPF: true, certification })).toBe('Sauf exonération, 150 € restent à votre charge.');
});

test('counts with the price of the course where it is one for a person', () => {
  const priced = (amount: number, unit: 'person' | 'group' = 'person') =>
    line({ eligibleForCPF: true, certification: sampleCertification, price: { amount, unit, tax: 'exempt' } });
  expect(priced(840)).toBe('Sauf exonération, le compte paie 690 € au plus et 150 € au moins restent à votre charge.');
  expect(priced(2000)).toBe(
    'Sauf exonération, le compte paie 1 500 € au plus et 500 € au moins restent à votre charge.',
  );
  expect(priced(2000, 'group')).toBe(
    'Sauf exonération, le compte paie 1 500 € au plus et 150 € restent à votre charge.',
  );
});

test('lets eleven working days pass, weekends left out', () => {
  // Monday 23 November 2026 is the first of them, Monday 7 December the eleventh.
  expect(earliestCpfStart(new Date('2026-11-22T12:00:00Z'))).toBe('2026-12-08');
});

test('lets holidays pass as well, and counts from the day of Paris', () => {
  expect(earliestCpfStart(new Date('2026-12-18T12:00:00Z'))).toBe('2027-01-07');
  expect(earliestCpfStart(new Date('2026-11-22T23:30:00Z'))).toBe('2026-12-09');
});
