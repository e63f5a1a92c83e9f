import { SUSPECTS } from '#netlify/requests/keys.ts';
import { UsageError } from '../command-line.ts';
import { idOf, type Place, placesOf, SHORT_ID, type StoredRequest } from './read-requests.ts';
import type { Site } from './site-store.ts';

const MIN_PREFIX = 4;

export class NotFound extends Error {}

/** The request whose id begins so, in the first of the prefixes that has it. The beginning has to be unique among all requests. */
export async function findRequest(
  sites: readonly Site[],
  typed: string,
  prefixes: readonly ('' | typeof SUSPECTS)[] = ['', SUSPECTS],
): Promise<StoredRequest> {
  const start = typed.toLowerCase();
  if (!/^[0-9a-f]{1,32}$/.test(start) || start.length < MIN_PREFIX)
    throw new UsageError(
      `Un identifiant compte 32 chiffres et lettres de a à f\u202f; donnez-en les ${MIN_PREFIX} premiers au moins.`,
    );
  const lists = await Promise.all((['', SUSPECTS] as const).map((prefix) => placesOf(sites, prefix)));
  const places = lists.flat().filter((place) => idOf(place).startsWith(start));
  const ids = [...new Set(places.map(idOf))];
  if (ids.length > 1) {
    const some = ids.slice(0, 5).map((id) => id.slice(0, Math.max(SHORT_ID, start.length + 4)));
    throw new UsageError(`${ids.length} demandes commencent par ${start}\u00A0: ${some.join(', ')}.`);
  }
  const isWanted = ({ key }: Place, prefix: string) => key.startsWith(SUSPECTS) === (prefix === SUSPECTS);
  // A client may send the same with the same key in another month: the newest counts.
  const place = prefixes
    .map((prefix) =>
      places
        .filter((each) => isWanted(each, prefix))
        .sort((one, other) => one.key.localeCompare(other.key))
        .at(-1),
    )
    .find((each) => each !== undefined);
  const record = place && (await place.site.records.read(place.key));
  if (!place || !record) throw new NotFound(`Aucune demande ne commence par ${start}.`);
  return { ...place, record };
}
