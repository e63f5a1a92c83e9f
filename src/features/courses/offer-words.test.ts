import { expect, test } from 'vitest';
import { sampleCertification, sampleCourse } from '#tests/support/sample-course.ts';
import { lowestPrice, offerWords } from './offer-words.ts';

const certifying = sampleCourse({ certification: sampleCertification, eligibleForCPF: true, days: 0.5 });
const other = sampleCourse({ days: 5 });

test('counts the courses that prepare for a certification, by register, and those that the CPF pays for', () => {
  expect(offerWords([certifying, certifying, other])).toEqual({
    certifying: 'deux de nos trois formations',
    registers: 'deux au répertoire spécifique (RS), aucune au répertoire national (RNCP)',
    fundable: 'deux',
    durations: 'de 1 à 5\u00a0jours',
  });
});

test('says once how long courses are that last as long as one another', () => {
  const durations = (...days: number[]) => offerWords(days.map((each) => sampleCourse({ days: each }))).durations;
  expect(durations(2, 2)).toBe('de 2\u00a0jours');
  expect(durations(0.5, 1)).toBe('d’un jour');
});

test('says of all that they do', () => {
  expect(offerWords([certifying, certifying]).certifying).toBe('nos deux formations');
});

test('counts no course where there is none, and does not count one', () => {
  expect(offerWords([other]).certifying).toBe('aucune de nos formations');
  expect(offerWords([certifying]).certifying).toBe('notre formation');
});

const course = (category: string, amount: number, unit: 'person' | 'group' = 'person') =>
  sampleCourse({ category, price: { amount, unit, tax: 'exempt' } });

const COURSES = [course('Bureautique', 680), course('Bureautique', 420), course('Informatique', 300, 'group')];

test('finds the lowest price of a category, for one person', () => {
  expect(lowestPrice(COURSES, 'Bureautique')).toBe(420);
  expect(lowestPrice(COURSES)).toBe(420);
});

test('knows none where no sheet gives one', () => {
  expect(lowestPrice(COURSES, 'Informatique')).toBeUndefined();
  expect(lowestPrice([sampleCourse({ price: undefined })])).toBeUndefined();
});
