import { CRITERION_STATES } from '#src/features/accessibility/accessibility-schema.ts';
import { bestState } from '#src/features/accessibility/accessibility-words.ts';
import { formatDay } from '#src/lib/french-dates.ts';
import { monthsBefore } from './days.ts';
import type { RawFinding } from './finding.ts';
import type { Content } from './load-content.ts';

const VALID_MONTHS = 36;
/** From the least to the most that a site may declare. */
const STATES = ['non conforme', 'partiellement conforme', 'totalement conforme'] as const;

/** Claims of the accessibility statement beyond its grid, or by a grid that is too old. */
export function accessibilityFindings({ accessibility, site }: Content, today: Date): RawFinding[] {
  const { file, sheet } = accessibility;
  const declared = site.sheet.accessibility.state;
  const best = bestState(sheet);
  const isOverstated = STATES.indexOf(declared) > STATES.indexOf(best);
  const counts = CRITERION_STATES.map(
    (state) => `${sheet.criteria.filter((criterion) => criterion.state === state).length} ${state}`,
  );
  return [
    ...(isOverstated
      ? [
          {
            check: 'accessibility-overstated' as const,
            file: site.file,
            field: 'accessibility.state',
            found: `« ${declared} », mais la grille compte ${counts.join(', ')}`,
          },
        ]
      : []),
    ...(sheet.evaluatedOn < monthsBefore(today, VALID_MONTHS)
      ? [
          {
            check: 'accessibility-stale' as const,
            file,
            field: 'evaluatedOn',
            found: `revue le ${formatDay(sheet.evaluatedOn)}`,
          },
        ]
      : []),
  ];
}
