import { expect, test } from 'vitest';
import { rgaaValues, bestState } from './rgaa.ts';
import type { AccessibilityGrid } from './accessibility-schema.ts';

const grid = (...states: AccessibilityGrid['criteria'][number]['state'][]): AccessibilityGrid => ({
  evaluatedOn: new Date('2026-11-23'),
  criteria: states.map((state, index) => ({
    criterion: `1.${String(index + 1)}`,
    title: 'T',
    state,
    note: 'Une gêne.',
  })),
});

test('counts each state, and rates what was judged and applies', () => {
  expect(rgaaValues(grid('conforme', 'conforme', 'non conforme', 'sans objet', 'non évalué'))).toEqual({
    evaluatedOn: '23 novembre 2026',
    met: 2,
    failed: 1,
    notApplicable: 1,
    unjudged: 1,
    rate: '66\u00a0%',
    defects: '\n- Une gêne. (Critère 1.3.)',
  });
});

test('says that no criterion fails where none does', () => {
  expect(rgaaValues(grid('conforme', 'non évalué')).defects).toBe('aucun.');
});

test('allows no better state than a whole grid gives', () => {
  expect(bestState(grid('conforme', 'non évalué'))).toBe('non conforme');
  expect(bestState(grid('conforme', 'non conforme', 'non conforme'))).toBe('non conforme');
  expect(bestState(grid('conforme', 'non conforme'))).toBe('partiellement conforme');
  expect(bestState(grid('conforme', 'sans objet'))).toBe('totalement conforme');
});
