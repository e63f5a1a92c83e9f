import { formatDay } from '#src/lib/french-dates.ts';
import { type AccessibilityGrid, CRITERIA, type CRITERION_STATES } from './accessibility-schema.ts';

export function rgaaValues({ evaluatedOn, criteria }: AccessibilityGrid) {
  const count = (state: (typeof CRITERION_STATES)[number]) =>
    criteria.filter((criterion) => criterion.state === state).length;
  const [met, failed, notApplicable] = [count('conforme'), count('non conforme'), count('sans objet')];
  const unjudged = CRITERIA.length - met - failed - notApplicable;
  const rate = met + failed === 0 ? 0 : Math.floor((100 * met) / (met + failed));
  return {
    /** Without a complete audit, a site is « non conforme » (decree n° 2019-768). */
    state: unjudged > 0 || rate < 50 ? 'non conforme' : failed > 0 ? 'partiellement conforme' : 'totalement conforme',
    evaluatedOn: formatDay(evaluatedOn),
    met,
    failed,
    notApplicable,
    unjudged,
    rate: `${String(rate)}\u00a0%`,
    tested: criteria.filter(({ method }) => method?.startsWith('test')).length,
    defects:
      criteria
        .filter(({ state }) => state === 'non conforme')
        .map(({ criterion, note = '' }) => `\n- ${note} (Critère ${criterion}.)`)
        .join('') || 'aucun.',
  };
}
