import { SHORT_ID } from './lead-columns.ts';
import { UsageError } from '../command-line.ts';
import { idOf, type LeadKind, type Place, placesOf } from './read-leads.ts';
import type { Site } from './stores.ts';

const MIN_PREFIX = 4;
const SHOWN = 5;

/** There is nothing under the name that was given. */
export class NotFound extends Error {}

const ALL_KINDS: readonly LeadKind[] = ['submissions', 'suspects'];

/**
 * The one request whose id begins so, in the first of the kinds that has it: a suspect may carry the same id as
 * the request that was sent again without the trap. One of another id counts in all kinds: whoever has looked at a request and
 * releases a suspect by what both begin with would release what nobody has seen.
 */
export async function findLead(
  sites: readonly Site[],
  typed: string,
  kinds: readonly LeadKind[] = ALL_KINDS,
): Promise<Place> {
  const start = typed.toLowerCase();
  if (!/^[0-9a-f]{1,32}$/.test(start) || start.length < MIN_PREFIX)
    throw new UsageError(
      `Un identifiant compte 32 chiffres et lettres de a à f\u202f; donnez-en les ${MIN_PREFIX} premiers au moins.`,
    );
  const listed = await Promise.all(ALL_KINDS.map((kind) => placesOf(sites, kind)));
  const places = listed.flat().filter((place) => idOf(place).startsWith(start));
  const ids = [...new Set(places.map(idOf))];
  if (ids.length > 1) {
    const some = ids.slice(0, SHOWN).map((id) => id.slice(0, Math.max(SHORT_ID, start.length + 4)));
    throw new UsageError(
      `${ids.length} demandes commencent par ${start}\u00A0: ${some.join(', ')}${ids.length > SHOWN ? '…' : ''}.`,
    );
  }
  const found = kinds.map((kind) => places.filter((place) => place.kind === kind)).find((some) => some.length > 0);
  // A client may send the same under the same key in another month: the newest waits for somebody.
  const newest = found?.toSorted((one, other) => one.key.localeCompare(other.key)).at(-1);
  if (newest === undefined) throw new NotFound(`Aucune demande ne commence par ${start}.`);
  return newest;
}
