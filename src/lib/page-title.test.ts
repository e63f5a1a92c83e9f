import { expect, test } from 'vitest';
import { pageTitle } from './page-title.ts';

test('ends on the brand', () => {
  expect(pageTitle('Formations Bureautique', 'Cursive')).toBe('Formations Bureautique | Cursive');
});

test('keeps the brand when it cuts a long title', () => {
  const title = pageTitle('Aucune formation pour « tableaux croisés dynamiques et requêtes »', 'Cursive');
  expect(title.length).toBeLessThanOrEqual(60);
  expect(title).toMatch(/… \| Cursive$/);
});
