import { expect, test } from 'vitest';
import { type AccessibilityGrid, CRITERIA, rgaaValues } from './accessibility-schema.ts';

type State = AccessibilityGrid['criteria'][number]['state'];

const grid = (...states: State[]): AccessibilityGrid => ({
  evaluatedOn: new Date('2026-11-23'),
  criteria: states.map((state, index) => ({
    criterion: CRITERIA[index] ?? '',
    state,
    method: index === 0 ? 'test et examen' : 'examen',
    note: 'Une gêne.',
  })),
});

test('counts states, missing criteria as unjudged, and rates applicable criteria', () => {
  expect(rgaaValues(grid('conforme', 'conforme', 'non conforme', 'sans objet', 'non évalué'))).toEqual({
    state: 'non conforme',
    evaluatedOn: '23 novembre 2026',
    met: 2,
    failed: 1,
    notApplicable: 1,
    unjudged: 102,
    rate: '66\u00a0%',
    tested: 1,
    defects: '\n- Une gêne. (Critère 1.3.)',
  });
});

test.each<[string, State[]]>([
  ['non conforme', ['conforme', 'non évalué']],
  ['non conforme', ['conforme', 'non conforme', 'non conforme']],
  ['partiellement conforme', ['conforme', 'non conforme']],
  ['totalement conforme', ['conforme']],
])('declares « %s » for %j when the other criteria do not apply', (state, states) => {
  const rest = CRITERIA.slice(states.length).map(() => 'sans objet' as const);
  expect(rgaaValues(grid(...states, ...rest)).state).toBe(state);
});
