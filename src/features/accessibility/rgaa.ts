import { formatDay } from '#src/lib/french-dates.ts';
import { type AccessibilityGrid, CRITERIA, type CRITERION_STATES } from './accessibility-schema.ts';

type State = (typeof CRITERION_STATES)[number];

export function countOf({ criteria }: AccessibilityGrid, state: State): number {
  const states = new Map(criteria.map((one) => [one.criterion, one.state]));
  return CRITERIA.filter((number) => (states.get(number) ?? 'non évalué') === state).length;
}

/** The share of the criteria that were judged and apply which are met, in whole per cent, rounded down. */
function rateOf(grid: AccessibilityGrid): number {
  const met = countOf(grid, 'conforme');
  const failed = countOf(grid, 'non conforme');
  return met + failed === 0 ? 0 : Math.floor((100 * met) / (met + failed));
}

/** The values that the accessibility statement takes from the grid, between double braces: `{{rgaa.rate}}` is « 92 % ». */
export const rgaaValues = (grid: AccessibilityGrid) => ({
  evaluatedOn: formatDay(grid.evaluatedOn),
  met: countOf(grid, 'conforme'),
  failed: countOf(grid, 'non conforme'),
  notApplicable: countOf(grid, 'sans objet'),
  unjudged: countOf(grid, 'non évalué'),
  rate: `${String(rateOf(grid))}\u00a0%`,
  /** « aucun », or lines of a Markdown list, to stand at the end of the line before them. */
  defects:
    grid.criteria
      .filter(({ state }) => state === 'non conforme')
      .map(({ criterion, note = '' }) => `\n- ${note} (Critère ${criterion}.)`)
      .join('') || 'aucun.',
});

/**
 * The best state that a grid allows to declare (decree n° 2019-768): with a criterion that nobody has judged there is no
 * audit, and without an audit a site is « non conforme »; half of the criteria that apply make it partly so.
 */
export function bestState(grid: AccessibilityGrid) {
  if (countOf(grid, 'non évalué') > 0 || rateOf(grid) < 50) return 'non conforme';
  return countOf(grid, 'non conforme') > 0 ? 'partiellement conforme' : 'totalement conforme';
}
