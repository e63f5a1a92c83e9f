import { expect, test } from 'vitest';
import { figuresSchema, newestVersion, sampleOf } from './figure-schema.ts';

const version = (id: string, value: string, renewedBy?: string) => ({
  ...{ id, value, renewedBy, label: 'de réussite', period: `année ${id}`, sample: '20 candidats', source: 'enquête' },
});
const figures = [version('2023', '98 %', '2024'), version('2024', '95 %', '2025'), version('2025', '91 %')];

test('shows the newest version of a figure, with the older ones as its history', () => {
  const history = 'Avant\u00a0: 98 %, année 2023\u202f; 95 %, année 2024';
  expect(newestVersion(figures, '2023')).toMatchObject({ value: '91 %', history });
  expect(newestVersion(figures, '2025')).toEqual(figures[2]);
});

const note = [{ title: 'Méthode', detail: 'Un questionnaire.' }];

test.each([
  [['2024', '2025', undefined], []],
  [['2023', undefined, undefined], [0]],
  [
    ['2024', '2025', '2024'],
    [1, 2],
  ],
])('refuses a figure that replaces itself: %j', (renewals, refused) => {
  const renewed = figures.map((figure, index) => ({ ...figure, renewedBy: renewals[index] }));
  const file = { updatedOn: '2026-10-01', figures: renewed, method: note, ratings: note };
  const { error } = figuresSchema.safeParse(file);
  expect((error?.issues ?? []).map(({ path }) => path)).toEqual(refused.map((at) => ['figures', at, 'renewedBy']));
});

test.each([
  [{ good: 1, asked: 1 }, '1 reçu pour 1 candidat présenté'],
  [{ good: 8, asked: 9 }, '8 reçus pour 9 candidats présentés'],
  [{ good: 1, answers: 1, asked: 1 }, '1 satisfait sur 1 réponse (1 stagiaire)'],
])('states the sample of %o', (rate, sample) => {
  expect(sampleOf({ rate, sample: undefined })).toBe(sample);
});
