import { expect, test } from 'vitest';
import { sampleCourse } from '#tests/support/sample-course.ts';
import { toCourse } from './course-json.ts';
import { publishedFacts } from './published-facts.ts';
import { courseJsonLd } from './course-structured-data.ts';
import { keyFacts } from './KeyFacts.tsx';
import { formatPrice, lowestPrice } from './course.ts';

const spaced = (text: string) => text.replace(/\s/g, ' ');

test.each([
  [690, 'person', 'exempt', '690 €', '690 € par personne, exonéré de TVA (formation professionnelle continue)'],
  [690, 'group', 'exempt', '690 € par groupe', '690 € par groupe, exonéré de TVA (formation professionnelle continue)'],
  [1680.5, 'group', 'excluded', '1 680,50 € HT par groupe', '1 680,50 € par groupe, hors taxes'],
] as const)('formats a price of %s per %s, VAT %s', (amount, unit, tax, short, full) => {
  expect(spaced(formatPrice({ amount, unit, tax }, 'short'))).toBe(short);
  expect(spaced(formatPrice({ amount, unit, tax }, 'full'))).toBe(full);
});

type Terms = [unit: 'person' | 'group', tax: 'exempt' | 'excluded' | 'included'];
const course = (category: string, amount: number, ...[unit = 'person', tax = 'exempt']: Partial<Terms>) =>
  sampleCourse({ category, hours: 1.999, price: { amount, unit, tax } });

const COURSES = [
  course('Bureautique', 680),
  course('Bureautique', 420, 'person', 'included'),
  course('Bureautique', 380, 'person', 'excluded'),
  course('Informatique', 300, 'group'),
];

test('returns the lowest price of a category for one person, tax included', () => {
  expect(lowestPrice(COURSES, 'Bureautique')).toBe(420);
  expect(lowestPrice(COURSES)).toBe(420);
});

test('gives search engines whole minutes and only prices for one person, tax included', () => {
  const described = COURSES.map((data) => courseJsonLd('excel', data, []));
  expect(described.map(({ offers }) => (offers as { price?: number }).price)).toEqual([680, 420, undefined, undefined]);
  expect(described[0]?.timeRequired).toBe('PT2H');
});

test('gives a course without a price the same text on cards and on its page', () => {
  const data = { ...sampleCourse(), eligibleForCPF: false };
  const { text } = keyFacts(toCourse({ id: 'excel', data })).find(({ id }) => id === 'price') ?? {};
  expect(text).toBe(publishedFacts(data).find(({ id }) => id === 'price')?.detail[0]);
});
