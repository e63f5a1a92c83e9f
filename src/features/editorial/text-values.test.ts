import { expect, test } from 'vitest';
import type { CourseData } from '#src/features/courses/course-schema.ts';
import { RULES } from '#tests/support/content-without-findings.ts';
import { sampleCertification, sampleCourse } from '#tests/support/sample-course.ts';
import { AI_COURSE, AMOUNTS, COUNTS, DELAYS } from './text-values.ts';

test('formats each delay with its number', () => {
  const callback = { hours: 2, opens: 9, closes: 18 };
  const delays = { answerHours: 24, cpfAnswerHours: 48, complaintDays: 30, confirmationMinutes: 5 };
  const requests = { callback, delays, retention: { requestYears: 3, suspectDays: 30 } };
  expect(Object.values(DELAYS).map((delayOf) => delayOf({ requests }))).toEqual([
    'dans les 2\u00a0heures, du lundi au vendredi, de 9\u00a0h à 18\u00a0h',
    ...['sous 24\u00a0h, les jours ouvrés', 'sous 48\u00a0h, les jours ouvrés', 'sous 30\u00a0jours'],
    ...['dans les 5\u00a0minutes', '3\u00a0ans', '30\u00a0jours'],
  ]);
});

const amountsOn = (moment: string) =>
  Object.values(AMOUNTS).map((amountOf) => amountOf({ rules: RULES, day: new Date(moment) }));

test('returns the legal amounts of the day, from midnight in Paris', () => {
  expect(amountsOn('2024-01-01T12:00:00Z').slice(0, 2)).toEqual(['aucune participation', 'le prix entier']);
  expect(amountsOn('2026-04-01T21:59:00Z')[0]).toBe('103,20\u00a0€');
  const amounts = ['150\u00a0€', '1\u202f500\u00a0€', '500\u00a0€', '5\u202f000\u00a0€'];
  expect(amountsOn('2026-04-01T22:00:00Z')).toEqual(amounts);
});

const certifying = sampleCourse({ certification: sampleCertification, eligibleForCPF: true, days: 0.5 });
const other = sampleCourse({ days: 5, price: { amount: 690, unit: 'person', tax: 'exempt' } });
const countsOf = (...courses: CourseData[]) => Object.values(COUNTS).map((count) => count(courses));

test('counts certifying courses, by register, courses that the CPF can fund, days and prices', () => {
  expect(countsOf(certifying, certifying, other)).toEqual([
    'deux de nos trois formations',
    'deux au répertoire spécifique (RS), aucune au répertoire national (RNCP)',
    ...['deux', 'de 1 à 5\u00a0jours', 'à 690\u00a0€'],
  ]);
});

test.each([
  [[certifying, certifying], 'nos deux formations'],
  [[other], 'aucune de nos formations'],
  [[certifying], 'notre formation'],
])('formats all courses, no course and a single course', (courses, text) => {
  expect(COUNTS.certifying(courses)).toBe(text);
});

test('states the shares of the AI course only if its price is for one person', () => {
  const holderShare = (unit: 'person' | 'group', title = '') => {
    const certification = { ...sampleCertification, title: `Certificat ${title}` };
    const aiCourse = sampleCourse({ certification, price: { amount: 2000, unit, tax: 'exempt' } });
    return AI_COURSE.holderShare({ aiCourse, rules: RULES, day: new Date('2026-11-21') });
  };
  expect(holderShare('person')).toBe('500\u00a0€');
  expect(holderShare('person', 'CléA')).toBe('150\u00a0€');
  expect(holderShare('group')).toBe('La participation');
});
