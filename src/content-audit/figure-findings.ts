import { formatDay } from '#src/lib/french-dates.ts';
import { monthsBefore } from './days.ts';
import type { RawFinding } from './finding.ts';
import type { Content } from './load-content.ts';
import { periodEnd } from './period-end.ts';

const STALE_AFTER_MONTHS = 18;

/** Figures that nobody can place in time or number, and those whose time is over. */
export function figureFindings({ figures: { file, sheet } }: Content, today: Date): RawFinding[] {
  const limit = monthsBefore(today, STALE_AFTER_MONTHS);
  return Object.entries(sheet.figures).flatMap(([id, { value, label, period, sample, renewedBy }]) => {
    const rawFindings: RawFinding[] = [];
    const end = periodEnd(period);
    const lastDay = end === null ? sheet.updatedAt : end;
    const place = { file, field: `figures.${id}` };
    if (lastDay === undefined)
      rawFindings.push({ check: 'figure-undated', ...place, found: `${value} ${label}, période : « ${period} »` });
    else if (lastDay < limit && renewedBy === undefined)
      rawFindings.push({ check: 'figure-stale', ...place, found: `${value} ${label}, jusqu’au ${formatDay(lastDay)}` });
    if (!/\d/.test(sample))
      rawFindings.push({
        check: 'figure-unsampled',
        ...place,
        found: `${value} ${label}, échantillon : « ${sample} »`,
      });
    return rawFindings;
  });
}
