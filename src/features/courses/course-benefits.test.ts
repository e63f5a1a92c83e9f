import { expect, test } from 'vitest';
import { sampleCertification, sampleCourse } from '#tests/support/sample-course.ts';
import { courseBenefits } from './course-benefits.ts';

const SHARED = {
  benefits: [{ icon: 'people' as const, title: 'Des gens du métier', detail: 'Ils le font encore.' }],
  schedule: { title: 'Horaires souples', detail: 'Le soir aussi.' },
};
const NOT_SHARED = { benefits: [], schedule: undefined };
const assessment = { before: 'un échange', during: 'des exercices', after: 'un dossier' };

const titles = (fields: Parameters<typeof sampleCourse>[0], shared: Parameters<typeof courseBenefits>[2] = SHARED) =>
  courseBenefits(sampleCourse(fields), 'à Angers', shared).map(({ title }) => title);

test('combines the benefits of the sheet with the shared benefits and schedule', () => {
  expect(titles({ eligibleForCPF: true, modality: 'remote' })).toEqual([
    'Formation certifiante',
    'Des gens du métier',
    '100 % en ligne',
    'Horaires souples',
  ]);
});

test('shows the certification, otherwise the assessment', () => {
  expect(titles({ assessment })[0]).toBe('Acquis évalués');
  expect(titles({ certification: sampleCertification })[0]).toBe('Formation certifiante');
});

test('names the modality of on-site and blended courses', () => {
  expect(titles({ assessment, modality: 'on-site' })[2]).toBe('En présentiel');
  expect(titles({ assessment, modality: 'blended' })[2]).toBe('À distance et sur place');
});

test('replaces the shared schedule with the pace of the sheet', () => {
  const [, , , schedule] = courseBenefits(
    sampleCourse({ assessment, modality: 'remote', pace: 'Deux jours de suite.' }),
    'à Angers',
    SHARED,
  );
  expect(schedule).toMatchObject({ title: 'Horaires', detail: 'Deux jours de suite.' });
});

test('lists only benefits of the sheet if no texts are shared', () => {
  expect(titles({}, NOT_SHARED)).toEqual([]);
  expect(titles({ assessment, modality: 'on-site', pace: 'Le matin.' }, NOT_SHARED)).toEqual([
    'Acquis évalués',
    'En présentiel',
    'Horaires',
  ]);
});
