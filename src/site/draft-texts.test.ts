import { expect, test } from 'vitest';
import { draftText, previewText } from './draft-texts.ts';

test('tells a draft from what only waits for its day', () => {
  const publishOn = new Date('2027-01-15');
  expect(draftText({ published: false })).toBe('Brouillon, invisible en production');
  expect(draftText({ published: false, publishOn })).toBe('Brouillon, invisible en production');
  expect(draftText({ published: true, publishOn })).toBe(
    'Programmé pour le 15 janvier 2027, invisible en production jusque-là',
  );
});

test('counts the drafts of a preview', () => {
  expect([0, 1, 2].map(previewText)).toEqual([
    'Aperçu, invisible du public\u00a0: aucun brouillon',
    'Aperçu, invisible du public\u00a0: 1 brouillon',
    'Aperçu, invisible du public\u00a0: 2 brouillons',
  ]);
});
