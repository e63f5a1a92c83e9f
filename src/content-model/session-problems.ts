import { REMOTE_PLACE } from '#src/features/courses/course-session-schema.ts';
import { valueAt } from '#src/lib/value-at.ts';
import { readData } from './content-source.ts';
import { type ContentProblem, describeValue, nearest } from './zod-messages.ts';
import type { ProjectFiles } from './project-files.ts';

const items = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The towns of the offices of `content/site.yaml`; none while that file is missing or wrong. */
export const officeCities = (files: ProjectFiles): string[] =>
  items(valueAt(readData(files, 'site.yaml'), ['offices'])).flatMap((office) => {
    const city = valueAt(office, ['address', 'city']);
    return typeof city === 'string' ? [city.trim()] : [];
  });

/** Sessions held where there is no office, without a word that it is on purpose: a typing error sends people astray. */
export function sessionProblems(file: string, data: unknown, cities: readonly string[]): ContentProblem[] {
  if (cities.length === 0) return [];
  const places = [REMOTE_PLACE, ...cities];
  return items(valueAt(data, ['sessions'])).flatMap((session, index): ContentProblem[] => {
    const place = valueAt(session, ['place']);
    if (typeof place !== 'string' || places.includes(place.trim())) return [];
    if (valueAt(session, ['elsewhere']) === true) return [];
    const meant = nearest(place, places);
    return [
      {
        file,
        field: `sessions[${String(index + 1)}].place`,
        found: describeValue(place),
        allowed: `« ${REMOTE_PLACE} », ou la ville d’un de vos bureaux : ${cities.join(', ')}`,
        mend:
          meant === undefined
            ? 'corrigez la ville ; si la session a lieu ailleurs, activez « Hors de nos bureaux »'
            : `vouliez-vous écrire « ${meant} » ? Si la session a lieu ailleurs, activez « Hors de nos bureaux »`,
      },
    ];
  });
}
