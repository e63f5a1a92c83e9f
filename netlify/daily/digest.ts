import { isLimit } from '#netlify/delivery/confirmation-limit.ts';
import { openKeys } from '#netlify/delivery/sweep.ts';
import { formLabel } from '#netlify/mail/adviser-email.ts';
import type { Block, EmailBody } from '#netlify/mail/email.ts';
import type { Organisation } from '#netlify/mail/organisation.ts';
import { dialled } from '#netlify/mail/visitor-email.ts';
import { recentMonths, SUSPECTS } from '#netlify/requests/keys.ts';
import type { Records } from '#netlify/requests/records.ts';
import { isOver, type RequestRecord, type Task, TASK_WORDS, tasksOf } from '#netlify/requests/request-record.ts';
import { receivedTime } from '#src/features/contact/callback-time.ts';
import { DAY_MS, HOUR_MS } from '#src/lib/durations.ts';
import { parisClock } from '#src/lib/french-dates.ts';
import { inParallel } from '#src/lib/promises.ts';

const TOLD_DAYS = 14;
/** More records than this are not read. */
const MAX_READ = 2000;
const MOST_NAMED = 20;

type Section = { summary: string; title: string; items: readonly string[] };

/** What needs attention and, on Mondays, a sentence about the week before. */
type Digest = { sections: readonly Section[]; week: string | null };

const counted = (count: number, one: string, many: string): string => `${count} ${count > 1 ? many : one}`;

const section = (items: readonly string[], one: string, many: string, title: string): Section[] =>
  items.length === 0 ? [] : [{ summary: counted(items.length, one, many), title, items }];

/** Form, time, telephone number and reference of a request: no name, and no other text of the sender. */
const requestText = ({ type, createdAt, phone, id }: RequestRecord): string =>
  [formLabel(type), receivedTime(new Date(createdAt)), phone === null ? [] : dialled(phone), id.slice(0, 8)]
    .flat()
    .join(', ');

const isDelivered = (record: RequestRecord): boolean =>
  tasksOf(record).every(([kind, { state }]) => kind === 'visitor' || state === 'sent');

/** On Mondays in Paris, the requests of the seven days before; null on other days. */
function weekText(records: readonly RequestRecord[], now: Date): string | null {
  if (parisClock(now).getUTCDay() !== 1) return null;
  const requests = records.filter(({ createdAt }) => Date.parse(createdAt) > now.getTime() - 7 * DAY_MS);
  const sent = counted(requests.filter(isDelivered).length, 'transmise', 'transmises');
  return `Les sept derniers jours\u00A0: ${counted(requests.length, 'demande', 'demandes')}, ${sent}`;
}

/** Reads what the digest of a day tells. */
export async function readDigest(records: Records, now: Date, isPurged: boolean): Promise<Digest> {
  const isWithin = (at: string, milliseconds: number) => Date.parse(at) > now.getTime() - milliseconds;
  const months = recentMonths(now, TOLD_DAYS);
  const listed = async (prefix: string) =>
    (await Promise.all(months.map((month) => records.keys(`${prefix}${month}/`)))).flat();
  const readAll = async (keys: readonly string[]) => {
    // `npm run leads -- list` names unreadable records.
    const found = await inParallel(keys.slice(0, MAX_READ), (key) => records.read(key).catch(() => null));
    return found.filter((record) => record !== null);
  };
  const all = await readAll([...new Set([...(await openKeys({ records, now: () => now })), ...(await listed(''))])]);
  const suspects = (await readAll(await listed(SUSPECTS))).filter(({ createdAt }) => isWithin(createdAt, DAY_MS));
  const told = all.filter(({ createdAt, tasks }) =>
    [createdAt, ...Object.values(tasks).map(({ at }) => at)].some((at) => isWithin(at, TOLD_DAYS * DAY_MS)),
  );
  const concerns = (isWanted: (task: Task, record: RequestRecord) => boolean): string[] =>
    told.flatMap((record) => {
      const tasks = tasksOf(record).filter(([, task]) => isWanted(task, record));
      const words = tasks.map(([kind, { reason = 'en attente' }]) => `${TASK_WORDS[kind]} (${reason})`);
      return tasks.length === 0 ? [] : [`${requestText(record)}\u00A0: ${words.join(', ')}`];
    });
  return {
    sections: [
      ...section(
        concerns(({ state, reason }, { handledAt }) => !handledAt && state === 'failed' && !isLimit(reason)),
        'demande en échec',
        'demandes en échec',
        'En échec\u00A0: écrivez ou appelez, le site n’essaie plus',
      ),
      ...section(
        concerns((task, { createdAt }) => !isOver(task) && !isWithin(createdAt, HOUR_MS)),
        'demande en attente',
        'demandes en attente',
        'En attente depuis plus d’une heure\u00A0: le site essaie encore',
      ),
      ...section(
        concerns(({ at, reason }) => isLimit(reason) && isWithin(at, DAY_MS)),
        'confirmation retenue',
        'confirmations retenues',
        'Confirmations retenues depuis hier\u00A0: la boîte, ou le site, avait eu toutes celles du jour',
      ),
      ...section(
        suspects.map(requestText),
        'demande mise à l’écart',
        'demandes mises à l’écart',
        'Mises à l’écart depuis hier, sans doute par des robots',
      ),
      ...section(
        isPurged ? [] : ['Elle reprend la nuit prochaine. Si cela se répète, voyez le journal de la fonction daily.'],
        'purge inachevée',
        '',
        'La purge de cette nuit n’a pas fini',
      ),
    ],
    week: weekText(all, now),
  };
}

/** « 2 demandes en échec, 1 demande en attente », without names; empty if nothing needs attention. */
export const digestSummary = ({ sections }: Digest): string => sections.map(({ summary }) => summary).join(', ');

function listBlock({ title, items }: Section): Block {
  const more = items.length - MOST_NAMED;
  const rest = more > 0 ? [`et ${counted(more, 'autre', 'autres')}`] : [];
  return { kind: 'list', title, items: [...items.slice(0, MOST_NAMED), ...rest] };
}

/** The morning mail to an adviser; null when there is nothing to say and it is no Monday. */
export function digestEmail(digest: Digest, organisation: Organisation): EmailBody | null {
  const { sections, week } = digest;
  const summary = digestSummary(digest);
  if (summary === '' && week === null) return null;
  return {
    title: summary === '' && week !== null ? week : `À regarder\u00A0: ${summary}`,
    blocks: [...(week === null ? [] : [{ kind: 'text' as const, text: `${week}.` }]), ...sections.map(listBlock)],
    signature: [
      organisation.brand,
      ...['show', 'handled', 'resend', 'release'].map((command) => `npm run leads -- ${command} <référence>`),
    ],
  };
}
