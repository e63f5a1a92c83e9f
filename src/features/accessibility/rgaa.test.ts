import { expect, test } from 'vitest';
import { rgaaValues, bestState } from './rgaa.ts';
import { type AccessibilityGrid, CRITERIA } from './accessibility-schema.ts';

type State = AccessibilityGrid['criteria'][number]['state'];

const grid = (...states: State[]): AccessibilityGrid => ({
  evaluatedOn: new Date('2026-11-23'),
  criteria: states.map((state, index) => ({ criterion: CRITERIA[index] ?? '', state, note: 'Une gêne.' })),
});

const wholeGrid = (...states: State[]) =>
  grid(...states, ...CRITERIA.slice(states.length).map(() => 'sans objet' as const));

test('counts each state, criteria left out as not judged, and rates what was judged and applies', () => {
  expect(rgaaValues(grid('conforme', 'conforme', 'non conforme', 'sans objet', 'non évalué'))).toEqual({
    evaluatedOn: '23 novembre 2026',
    met: 2,
    failed: 1,
    notApplicable: 1,
    unjudged: 102,
    rate: '66\u00a0%',
    defects: '\n- Une gêne. (Critère 1.3.)',
  });
});

test('says that no criterion fails where none does', () => {
  expect(rgaaValues(grid('conforme', 'non évalué')).defects).toBe('aucun.');
});

test('allows no better state than a whole grid gives', () => {
  expect(bestState(grid('conforme'))).toBe('non conforme');
  expect(bestState(wholeGrid('conforme', 'non évalué'))).toBe('non conforme');
  expect(bestState(wholeGrid('conforme', 'non conforme', 'non conforme'))).toBe('non conforme');
  expect(bestState(wholeGrid('conforme', 'non conforme'))).toBe('partiellement conforme');
  expect(bestState(wholeGrid('conforme'))).toBe('totalement conforme');
});
