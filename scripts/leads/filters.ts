import { SUSPECTS } from '#netlify/requests/keys.ts';
import { type RequestRecord, tasksOf } from '#netlify/requests/request-record.ts';
import { FORM_TYPES, typeName } from '#src/features/contact/contact-forms.ts';
import { DAY_MS } from '#src/lib/durations.ts';
import { fold } from '#src/lib/french-text.ts';
import { parisDay } from '#src/lib/french-dates.ts';
import { UsageError } from '../command-line.ts';
import { type Call, oneOf } from './command.ts';
import { placesOf, readAll, type StoredRequest } from './stored-requests.ts';

export const FILTERS = ['since', 'until', 'type', 'search', 'todo', 'failed', 'suspects'] as const;

/** `2026-11-20` as typed, or for `7j` the first of the last seven days. */
function dayOf(typed: string | undefined, now: Date): string | undefined {
  if (typed === undefined) return undefined;
  const days = /^([1-9]\d{0,4})j$/.exec(typed)?.[1];
  if (days !== undefined) return parisDay(new Date(now.getTime() - (Number(days) - 1) * DAY_MS));
  if (/^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed))) return typed;
  throw new UsageError(
    `--since et --until attendent un jour (2026-11-20) ou un nombre de jours (7j), et non «\u00A0${typed}\u00A0».`,
  );
}

function matches(record: RequestRecord, { type, search, todo, failed }: Call['values']): boolean {
  const texts = Object.values(record).filter((value) => typeof value === 'string');
  return (
    (type === undefined || typeName(record.type) === type) &&
    (search === undefined || fold(texts.join('\n')).includes(fold(search))) &&
    (todo !== true || record.handledAt === undefined) &&
    (failed !== true || tasksOf(record).some(([, { state }]) => state === 'failed'))
  );
}

/** The requests that pass the filters of a command, oldest first. */
export async function selectRequests(call: Call): Promise<StoredRequest[]> {
  const { sites, values, now } = call;
  oneOf(values.type, FORM_TYPES.map(typeName));
  const since = dayOf(values.since, now());
  const until = dayOf(values.until, now());
  const places = await placesOf(sites, values.suspects === true ? SUSPECTS : '', { since, until });
  return (await readAll(places, call)).filter(({ record }) => {
    const day = parisDay(new Date(record.createdAt));
    return day >= (since ?? '') && day <= (until ?? '9') && matches(record, values);
  });
}
