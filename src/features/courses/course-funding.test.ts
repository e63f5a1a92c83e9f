import { cpfKinds } from '#src/features/financing/cpf-estimate.ts';
import { RULES } from '#tests/support/content-without-findings.ts';
import {
  type CourseFields,
  sampleCertificate,
  sampleCertification,
  sampleCourse,
} from '#tests/support/sample-course.ts';
import { applyFundingRules, cpfLine, earliestCpfStart, estimatorFields } from './course-funding.ts';
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
const courseOn = (moment: string, source = course) => applyFundingRules(source, { certificate }, new Date(moment));

test('keeps a course unchanged while its certification and a certificate are valid', () => {
  for (const moment of ['2026-04-02T21:59:00Z', '2026-04-09T22:30:00Z', '2027-06-30T12:00:00Z'])
    expect(courseOn(moment)).toBe(course);
});

test('suspends the CPF between two certificates, by days in Paris', () => {
  for (const moment of ['2026-04-02T22:30:00Z', '2026-04-09T21:30:00Z', '2027-06-30T22:30:00Z'])
    expect(courseOn(moment)).toMatchObject({
      eligibleForCPF: false,
      certification: { code: sampleCertification.code },
      delays: { general: '10 jours' },
      fundingNotice: 'Suspendu.',
    });
  expect(courseOn('2026-04-05T12:00:00Z').delays).not.toHaveProperty('cpf');
});

test('removes the certification before and after its registration', () => {
  const { eligibleForCPF, certification, fundingNotice } = courseOn('2028-01-02T12:00:00Z');
  expect([eligibleForCPF, certification]).toEqual([false, undefined]);
  expect(fundingNotice).toMatch(/a pris fin le 1er janvier 2028\u00a0:.* et le CPF ne la paie plus/);
  const neverPaid = courseOn('2028-01-02T12:00:00Z', sampleCourse({ certification: sampleCertification }));
  expect(neverPaid.fundingNotice).toMatch(/n’y prépare plus\.$/);
  expect(courseOn('2024-12-31T12:00:00Z').fundingNotice).toContain('à partir du 1er janvier 2025\u00a0:');
});

test('requires an eligible sheet and a certification for the CPF', () => {
  const other = sampleCourse({ certification: sampleCertification });
  for (const moment of ['2026-05-02T12:00:00Z', '2026-04-05T12:00:00Z'])
    expect(courseOn(moment, other)).toMatchObject({ eligibleForCPF: false, fundingNotice: undefined });
  expect(courseOn('2026-05-02T12:00:00Z', sampleCourse({ eligibleForCPF: true })).eligibleForCPF).toBe(false);
});

test('removes the CPF without a notice if the provider has no certificate', () => {
  const today = applyFundingRules(course, { certificate: undefined }, new Date('2026-01-05T12:00:00Z'));
  const expected = { eligibleForCPF: false, delays: { general: '10 jours' }, fundingNotice: undefined };
  expect(today).toMatchObject(expected);
});

const LATE_2026 = new Date('2026-11-21');
const line = (fields: CourseFields, day = LATE_2026) => cpfLine(sampleCourse(fields), RULES, day)?.replace(/\s/g, ' ');

const rncp = { ...sampleCertification, register: 'RNCP', code: 'RNCP38123' } as const;
const clea = { ...sampleCertification, title: 'Certificat CléA numérique' };
const price = (amount: number, unit: 'person' | 'group' = 'person', tax: 'exempt' | 'excluded' = 'exempt') => ({
  price: { amount, unit, tax },
});
const CAPPED = '150 €, sauf exonération ; votre compte paie 1 500 € au plus';

test.each<[string, CourseFields, string, Date?]>([
  ['the cap of the RS', {}, CAPPED],
  ['the amounts of an earlier day', {}, '103,20 €, sauf exonération', new Date('2026-01-15')],
  ['no cap of the RNCP', { certification: rncp }, '150 €, sauf exonération'],
  ['no cap of the exception', { certification: clea }, '150 €, sauf exonération'],
  ['a price below the participation', price(90), '90 €, sauf exonération'],
  ['a price below the cap', price(840), '150 €, sauf exonération, si votre compte contient 690 €'],
  ['a price above the cap', price(2000), '500 €, sauf exonération, si votre compte contient 1 500 €'],
  ['no price of a group', price(2000, 'group'), CAPPED],
  ['no price that excludes tax', price(2000, 'person', 'excluded'), CAPPED],
])('states the participation with %s', (_, fields, text, day = LATE_2026) => {
  expect(line({ eligibleForCPF: true, certification: sampleCertification, ...fields }, day)).toBe(
    `Avec le CPF, vous payez ${text}.`,
  );
});

test('fills the estimator with the price for one person, and with the exception to the cap', () => {
  const fields = (...terms: Parameters<typeof price>) =>
    estimatorFields(sampleCourse({ certification: clea, ...price(...terms) }), RULES, LATE_2026);
  expect(fields(840)).toEqual({ price: 840, register: 'CléA' });
  expect(fields(840, 'person', 'excluded')).toBeUndefined();
  expect(cpfKinds(RULES).map(({ value }) => value)).toEqual(['RS', 'CléA']);
});

test('states no participation for a course that is not eligible, or if the holder pays nothing', () => {
  expect(line({ certification: sampleCertification })).toBeUndefined();
  const rules = { ...RULES, participation: RULES.participation.map((rule) => ({ ...rule, amount: 0 })) };
  const lineFree = (fields: CourseFields) =>
    cpfLine(sampleCourse({ eligibleForCPF: true, certification: sampleCertification, ...fields }), rules, LATE_2026);
  expect([{}, price(840)].map(lineFree)).toEqual([undefined, undefined]);
  expect(lineFree(price(2000))).toMatch(/vous payez 500/);
});

// A session may begin after eleven full working days. In the first row, they end on Monday 7 December 2026.
test.each([
  ['without weekends', '2026-11-22T12:00:00Z', '2026-12-08'],
  ['without holidays', '2026-12-18T12:00:00Z', '2027-01-07'],
  ['from the day in Paris', '2026-11-22T23:30:00Z', '2026-12-09'],
])('allows CPF sessions after eleven working days, %s', (_, ordered, start) => {
  expect(earliestCpfStart(new Date(ordered))).toBe(start);
});
