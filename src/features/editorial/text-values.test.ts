import { expect, test } from 'vitest';
import { RULES } from '#tests/support/content-without-findings.ts';
import { sampleCertification, sampleCourse } from '#tests/support/sample-course.ts';
import { aiCourseValues, amountValues, courseValues, delayValues, textValues, SAMPLE_VALUES } from './text-values.ts';

test('formats each delay with its number', () => {
  const callback = { hours: 2, opens: 9, closes: 18 };
  const delays = { answerHours: 24, cpfAnswerHours: 48, complaintDays: 30, confirmationMinutes: 5 };
  expect(delayValues({ callback, delays })).toEqual({
    callback: 'dans les 2\u00a0heures, du lundi au vendredi, de 9\u00a0h à 18\u00a0h',
    answer: 'sous 24\u00a0h, les jours ouvrés',
    complaint: 'sous 30\u00a0jours',
    cpfAnswer: 'sous 48\u00a0h, les jours ouvrés',
    confirmation: 'dans les 5\u00a0minutes',
  });
});

const amountsOn = (moment: string) => amountValues(RULES, new Date(moment));

test('returns the legal amounts of the day, from midnight in Paris', () => {
  expect(amountsOn('2026-04-01T21:59:00Z').participation).toBe('103,20\u00a0€');
  expect(amountsOn('2026-04-01T22:00:00Z')).toEqual({
    participation: '150\u00a0€',
    specificCap: '1\u202f500\u00a0€',
    yearlyRights: '500\u00a0€',
    rightsCeiling: '5\u202f000\u00a0€',
  });
});

test('returns a text without an amount if no rule applies yet', () => {
  const { participation, specificCap } = amountsOn('2024-01-01T12:00:00Z');
  expect([participation, specificCap]).toEqual(['aucune participation', 'le prix entier']);
});

const certifying = sampleCourse({ certification: sampleCertification, eligibleForCPF: true, days: 0.5 });
const other = sampleCourse({ days: 5, price: { amount: 690, unit: 'person', tax: 'exempt' } });

test('counts certifying courses, by register, and courses that the CPF can fund', () => {
  expect(courseValues([certifying, certifying, other])).toEqual({
    certifying: 'deux de nos trois formations',
    registers: 'deux au répertoire spécifique (RS), aucune au répertoire national (RNCP)',
    fundable: 'deux',
    durations: 'de 1 à 5\u00a0jours',
    prices: 'à 690\u00a0€',
  });
});

test.each([
  [[certifying, certifying], 'nos deux formations'],
  [[other], 'aucune de nos formations'],
  [[certifying], 'notre formation'],
])('formats all courses, no course and a single course', (courses, text) => {
  expect(courseValues(courses).certifying).toBe(text);
});

test('states the shares of the AI course only if its price is for one person', () => {
  const holderShare = (unit: 'person' | 'group', title = '') => {
    const course = sampleCourse({
      certification: { ...sampleCertification, title: `${sampleCertification.title} ${title}` },
      price: { amount: 2000, unit, tax: 'exempt' },
    });
    return aiCourseValues(course, RULES, new Date('2026-11-21')).holderShare;
  };
  expect(holderShare('person')).toBe('500\u00a0€');
  expect(holderShare('person', 'CléA')).toBe('150\u00a0€');
  expect(holderShare('group')).toBe('La participation');
});

test('returns a value for every name that the content check allows', () => {
  expect(textValues(new Date('2026-11-20'))).toMatchObject(
    Object.fromEntries(Object.keys(SAMPLE_VALUES).map((name) => [name, expect.anything() as unknown])),
  );
});
