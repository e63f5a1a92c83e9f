import { isoDay } from '#src/lib/french-dates.ts';
import { slugify } from '#src/lib/french-text.ts';
import { parisDay } from '#src/lib/paris-clock.ts';
import type { LawChange } from './law-schema.ts';

/** Also of the feed. */
export const LAW_TITLE = 'Ce qui a changé dans la loi';
export const LAW_DESCRIPTION =
  'Les règles de la formation professionnelle qui ont changé, avec leur date d’effet, leur source et ce qu’elles changent pour vous.';

type DatedChange = LawChange & { inForceFrom: Date };

const isDated = (change: LawChange): change is DatedChange => change.inForceFrom !== undefined;

/** The fragment of a change on its page. */
export const anchorOf = ({ title }: Pick<LawChange, 'title'>): string => slugify(title);

/** Bills first told apart, then rules still to come, then what applies on a day in Paris, the newest first. */
export function lawChanges(changes: readonly LawChange[], day: Date) {
  const today = parisDay(day);
  const dated = changes.filter(isDated).sort((one, other) => other.inForceFrom.getTime() - one.inForceFrom.getTime());
  const hasBegun = ({ inForceFrom }: DatedChange) => isoDay(inForceFrom) <= today;
  return {
    pending: changes.filter(({ pending }) => pending),
    coming: dated.filter((change) => !hasBegun(change)),
    inForce: dated.filter(
      (change) => hasBegun(change) && (change.until === undefined || isoDay(change.until) >= today),
    ),
  };
}
