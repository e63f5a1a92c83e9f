import { expect, test } from 'vitest';
import { sampleCertification, sampleCourse } from '#tests/support/sample-course.ts';
import { courseBenefits } from './course-benefits.ts';

const SHARED = {
  benefits: [{ icon: 'people' as const, title: 'Des gens du métier', detail: 'Ils le font encore.' }],
  schedule: { title: 'Horaires souples', detail: 'Le soir aussi.' },
};
const NOTHING = { benefits: [], schedule: undefined };
const assessment = { before: 'un échange', during: 'des exercices', after: 'un dossier' };

const titles = (fields: Parameters<typeof sampleCourse>[0], shared: Parameters<typeof courseBenefits>[2] = SHARED) =>
  courseBenefits(sampleCourse(fields), 'à Angers', shared).map(({ title }) => title);

test('promises the same of every course whose sheet says nothing else', () => {
  expect(titles({ eligibleForCPF: true, modality: 'remote' })).toEqual([
    'Formation certifiante',
    'Des gens du métier',
    '100 % en ligne',
    'Horaires souples',
  ]);
});

test('calls certifying no course without a certification', () => {
  expect(titles({ assessment })[0]).toBe('Acquis évalués');
  expect(titles({ certification: sampleCertification })[0]).toBe('Formation certifiante');
});

test('calls online no course that is held in a room', () => {
  expect(titles({ assessment, modality: 'on-site' })[2]).toBe('En présentiel');
  expect(titles({ assessment, modality: 'blended' })[2]).toBe('À distance et sur place');
});

test('promises no other hours than those of the sheet', () => {
  const [, , , rhythm] = courseBenefits(
    sampleCourse({ assessment, modality: 'remote', pace: 'Deux jours de suite.' }),
    'à Angers',
    SHARED,
  );
  expect(rhythm).toMatchObject({ title: 'Horaires', detail: 'Deux jours de suite.' });
});

test('promises for a provider who promises nothing no more than the sheet says', () => {
  expect(titles({}, NOTHING)).toEqual([]);
  expect(titles({ assessment, modality: 'on-site', pace: 'Le matin.' }, NOTHING)).toEqual([
    'Acquis évalués',
    'En présentiel',
    'Horaires',
  ]);
});
