import { financing } from '#src/content-model/data.ts';
import { sampleCertification, sampleCourse } from '#tests/support/sample-course.ts';
import { cpfLine, earliestCpfStart } from './cpf.ts';
import { expect, test } from 'vitest';

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
