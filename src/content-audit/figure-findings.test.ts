import { expect, test } from 'vitest';
import { figuresSchema } from '#src/features/figures/figure-schema.ts';
import { sampleCertification } from '#tests/support/sample-course.ts';
import { TODAY } from '#tests/support/sound-course.ts';
import { contentWith, courseWith, figuresWith } from '#tests/support/sound-content.ts';
import { figureContradictions } from './figure-findings.ts';
import { loadContent } from './load-content.ts';

const figure = (sample: string, value = '90 %', period = 'année 2025', label = 'de satisfaits') => ({
  value,
  label,
  period,
  sample,
  source: 'Questionnaire',
  shownOn: ['/'],
});

/** The findings of these figures; courses cite those called `course-…`. */
function found(figures: Record<string, ReturnType<typeof figure>>): string[] {
  const base = figuresWith();
  const list = Object.entries(figures).map(([id, one]) => ({ id, ...one }));
  const sheet = figuresSchema.parse({ ...base.sheet, figures: list });
  const courses = Object.keys(figures)
    .filter((id) => id.startsWith('course-'))
    .map((satisfaction) => courseWith({ figures: { satisfaction } }));
  return figureContradictions(contentWith({ figures: { ...base, sheet }, courses }), TODAY).map((one) => one.found);
}

test('finds no contradiction in what ships', () => {
  expect(figureContradictions(loadContent('.'), TODAY)).toEqual([]);
});

test.each([
  ['712 réponses pour 701 stagiaires', '90 %', /712 sur 701/],
  ['24 satisfaits sur 23 réponses (26 stagiaires)', '100 %', /24 parmi 23/],
  ['17 satisfaits sur 20 réponses (21 stagiaires)', '90 %', /donne 85,0 %/],
  ['36 reçus pour 41 candidats présentés', '92 %', /donne 87,8 %/],
  ['16 candidats à 726 points ou plus pour 21 présentés', '78 %', /donne 76,2 %/],
])('tells that « %s » does not make %s', (sample, value, expected) => {
  const all = found({ satisfaction: figure(sample, value) });
  expect(all.some((text) => expected.test(text))).toBe(true);
});

test.each([
  ['36 reçus pour 41 candidats présentés', '88 %'],
  ['36 reçus pour 41 candidats présentés', '87 %'],
  ['1 184 réponses pour 1 356 stagiaires', '97 %'],
  ['148 candidats présentés', '100 %'],
  ['tous les stagiaires présents', '5 000'],
])('has nothing to say of « %s » for %s', (sample, value) => {
  expect(found({ satisfaction: figure(sample, value) })).toEqual([]);
});

test('compares the reviews that a label counts with those of the sample', () => {
  const label = 'note moyenne sur 250 avis';
  expect(found({ rating: figure('240 avis', '4,9/5', 'année 2025', label) })).toEqual([
    `« ${label} », mais « 240 avis »`,
  ]);
});

test('adds the courses up, and no sum may exceed the provider’s of that year', () => {
  const figures = {
    provider: figure('100 réponses pour 120 stagiaires'),
    'course-excel': figure('60 réponses pour 70 stagiaires', '90 %', 'janvier à juin 2025'),
    'course-word': figure('41 réponses pour 50 stagiaires'),
  };
  expect(found(figures)).toEqual(['formations, en tout : 101 réponses, mais provider en compte 100 sur l’année']);
  expect(found({ ...figures, 'course-word': figure('40 réponses pour 50 stagiaires') })).toEqual([]);
  expect(found({ ...figures, 'course-word': figure('41 réponses', '90 %', 'janvier à juin 2026') })).toEqual([]);
});

test('refuses half a year that counts more than the year, and leaves what goes on since a year alone', () => {
  const year = figure('100 réponses');
  expect(found({ year, half: figure('101 réponses', '90 %', 'janvier à juin 2025') })).toEqual([
    'half : 101 réponses, mais year en compte 100 sur l’année',
  ]);
  expect(found({ year, since: figure('900 réponses', '90 %', 'depuis 2025') })).toEqual([]);
});

test('tells a mark that rests on other answers than the rate of its page and period', () => {
  const mark = { ...figure('250 avis', '4,9/5', 'année 2025', 'note moyenne'), shownOn: ['/formation-ia'] };
  const rate = { ...figure('240 réponses pour 260 stagiaires'), shownOn: ['/formation-ia', '/resultats'] };
  expect(found({ mark, rate })).toEqual(['mark : 250 avis, mais rate compte 240 réponses']);
  expect(found({ mark, rate: { ...rate, period: 'année 2024' } })).toEqual([]);
  expect(found({ mark, rate: { ...rate, shownOn: ['/'] } })).toEqual([]);
});

test('tells a figure from before its organisation, its group or its certification', () => {
  expect(found({ learners: figure('900 stagiaires', '900', '2012 à 2020') })).toEqual([
    'learners : depuis 2012, mais l’organisme date de 2015',
  ]);
  expect(found({ learners: figure('900 personnes, dans tout le groupe', '900', '2023 à 2026') })[0]).toMatch(
    /groupe date/,
  );
  const passing = figure('90 reçus pour 100 candidats présentés', '90 %', 'septembre 2024 à mai 2025');
  const early = (registeredOn: string) => {
    const base = figuresWith();
    const sheet = figuresSchema.parse({ ...base.sheet, figures: [{ id: 'passing', ...passing }] });
    const course = courseWith({
      figures: { passing: 'passing' },
      certification: { ...sampleCertification, registeredOn },
    });
    return figureContradictions(contentWith({ figures: { ...base, sheet }, courses: [course] }), TODAY).map(
      (one) => one.found,
    );
  };
  expect(early('2024-10-02')[0]).toMatch(/depuis 2024-09, mais RS6289/);
  expect(early('2024-09-15')).toEqual([]);
});
