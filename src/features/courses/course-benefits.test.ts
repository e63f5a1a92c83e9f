import { expect, test } from 'vitest';
import { sampleCertification, sampleCourse } from '#tests/support/sample-course.ts';
import { courseBenefits } from './course-benefits.ts';

const titles = (fields: Parameters<typeof sampleCourse>[0]) =>
  courseBenefits(sampleCourse(fields), 'à Angers').map(({ title }) => title);

test('promises the same of every course whose sheet says nothing else', () => {
  expect(titles({ eligibleForCPF: true })).toEqual([
    'Formation certifiante',
    'Formateurs experts',
    '100 % en ligne',
    'Horaires souples',
  ]);
});

test('calls certifying no course without a certification', () => {
  expect(titles({})[0]).toBe('Acquis évalués');
  expect(titles({ certification: sampleCertification })[0]).toBe('Formation certifiante');
});

test('calls online no course that is held in a room', () => {
  expect(titles({ modality: 'on-site' })[2]).toBe('En présentiel');
  expect(titles({ modality: 'blended' })[2]).toBe('À distance et sur place');
});

test('promises no other hours than those of the sheet', () => {
  const [, , , rhythm] = courseBenefits(sampleCourse({ pace: 'Deux jours de suite.' }), 'à Angers');
  expect(rhythm).toMatchObject({ title: 'Horaires', detail: 'Deux jours de suite.' });
});
