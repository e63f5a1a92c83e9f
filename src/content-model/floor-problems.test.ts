import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { course, markdown, problemsWith } from '#tests/support/checked-content.ts';
import { checkContent } from './check-content.ts';

const PAGE = 'content/catalogues/bureautique.yaml';
const page = readFileSync(PAGE, 'utf8');
const priced = (text: string) => ({ [PAGE]: page.replace(/^ {2}price: .*$/m, `  price: ${text}`) });

test('finds nothing wrong with the lowest prices that the shipped pages claim', () => {
  expect(checkContent('.')).toEqual([]);
});

test.each(['Comptez 750 € au minimum.', 'Devis gratuit. Les tarifs débutent à 1\u202f200\u00a0€ ; repas en sus.'])(
  'refuses « %s » above a course that costs less',
  (text) => {
    const [problem, ...others] = problemsWith(priced(text));
    expect(problem).toMatchObject({ file: PAGE, field: 'practical.price' });
    expect(problem?.allowed).toMatch(/^un minimum de 420\s€ ou moins/);
    expect(others).toEqual([]);
  },
);

test.each([
  'Sur mesure, à partir de 750 €.',
  'À partir de 420 €.',
  'Une journée en groupe revient à 1 200 €.',
  'Tarif sur devis.',
])('takes « %s »', (text) => {
  expect(problemsWith(priced(text))).toEqual([]);
});

test('looks at the courses of the same category that are public', () => {
  const cheap = { category: 'Informatique', price: { amount: 90, unit: 'person', tax: 'exempt' } };
  const added = (fields: Record<string, unknown>) =>
    problemsWith({ 'content/courses/excel.md': markdown(course(fields)), ...priced('À partir de 420 €.') });
  expect(added(cheap)).toEqual([]);
  expect(added({ ...cheap, category: 'Bureautique', published: false })).toEqual([]);
  expect(added({ ...cheap, category: 'Bureautique' })).toHaveLength(1);
});
