import { REMOTE_PLACE } from '#src/features/courses/course-session-schema.ts';
import { listAt, valueAt } from '#src/lib/template.ts';
import { readData } from './content-source.ts';
import { type ContentProblem, describeValue, nearest } from './zod-messages.ts';
import type { ProjectFiles } from './project-files.ts';

/** The towns of the offices of `content/site.yaml`; unknown while that file is missing or wrong. */
export function officeCities(files: ProjectFiles): string[] | undefined {
  const offices = valueAt(readData(files, 'site.yaml'), ['offices']);
  if (!Array.isArray(offices)) return undefined;
  return offices.flatMap((office) => {
    const city = valueAt(office, ['address', 'city']);
    return typeof city === 'string' ? [city.trim()] : [];
  });
}

/** Sessions held where there is no office, without a word that it is on purpose: a typing error sends people astray. */
export function sessionProblems(file: string, data: unknown, cities: readonly string[] | undefined): ContentProblem[] {
  if (cities === undefined) return [];
  const places = [REMOTE_PLACE, ...cities];
  return listAt(data, ['sessions']).flatMap((session, index): ContentProblem[] => {
    const place = valueAt(session, ['place']);
    if (typeof place !== 'string' || places.includes(place.trim())) return [];
    if (valueAt(session, ['elsewhere']) === true) return [];
    const meant = nearest(place, places);
    return [
      {
        file,
        field: `sessions[${String(index + 1)}].place`,
        found: describeValue(place),
        allowed:
          cities.length === 0
            ? `« ${REMOTE_PLACE} », puisque vous n’avez aucun bureau`
            : `« ${REMOTE_PLACE} », ou la ville d’un de vos bureaux : ${cities.join(', ')}`,
        mend:
          meant === undefined
            ? 'corrigez la ville ; si la session a lieu ailleurs, activez « Hors de nos bureaux »'
            : `vouliez-vous écrire « ${meant} » ? Si la session a lieu ailleurs, activez « Hors de nos bureaux »`,
      },
    ];
  });
}
