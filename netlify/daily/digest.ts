import { isLimitReason } from '#netlify/delivery/confirmation-limit.ts';
import { formLabel } from '#netlify/mail/adviser-email.ts';
import type { Block, EmailBody } from '#netlify/mail/email.ts';
import type { Organisation } from '#netlify/mail/organisation.ts';
import { plainPhone } from '#netlify/mail/visitor-email.ts';
import { FAILED, LAST_DIGEST, monthOf, OPEN, SUSPECTS } from '#netlify/requests/keys.ts';
import type { Records } from '#netlify/requests/records.ts';
import { isDone, type RequestRecord, type Task, TASK_WORDS, tasksOf } from '#netlify/requests/request-record.ts';
import { receivedTime } from '#src/features/contact/callback-time.ts';
import { DAY_MS, HOUR_MS } from '#src/lib/durations.ts';
import { parisClock } from '#src/lib/french-dates.ts';
import { inParallel } from '#src/lib/promises.ts';

const MAX_ITEMS = 20;
const WEEK_MS = 7 * DAY_MS;

type Section = { summary: string; title: string; items: readonly string[] };

/** The sections list what needs attention. `week` is a sentence about the last seven days, on Mondays only. */
type Digest = { sections: readonly Section[]; week: string | null };

/** A number with its noun: `counted(2, 'demande(s)')` is « 2 demandes ». */
const counted = (count: number, noun: string): string => `${count} ${noun.replaceAll('(s)', count > 1 ? 's' : '')}`;

const section = (items: readonly string[], noun: string, title: string): Section[] =>
  items.length === 0 ? [] : [{ summary: counted(items.length, noun), title, items }];

/** The form, time, telephone number and reference of a request, without any other text of the sender. */
const requestText = ({ type, createdAt, phone, id }: RequestRecord): string =>
  [formLabel(type), receivedTime(new Date(createdAt)), phone === null ? [] : plainPhone(phone), id.slice(0, 8)]
    .flat()
    .join(', ');

const isDelivered = (record: RequestRecord): boolean => {
  const tasks = tasksOf(record).filter(([kind]) => kind !== 'visitor');
  return tasks.length > 0 && tasks.every(([, { state }]) => state === 'sent');
};

function weekText(records: readonly RequestRecord[], weekAgo: Date): string {
  const requests = records.filter(({ createdAt }) => new Date(createdAt) > weekAgo);
  const sent = counted(requests.filter(isDelivered).length, 'transmise(s)');
  return `Les sept derniers jours\u00A0: ${counted(requests.length, 'demande(s)')}, ${sent}`;
}

/** Reads open and failed requests first, then suspects and the week. Requests not read in time count as unread. */
export async function readDigest(records: Records, now: Date, isPurged = Promise.resolve(true), isLate = () => false) {
  const unread: string[] = [];
  const readAll = async (keys: readonly string[]) => {
    const found = await inParallel([...new Set(keys)], async (key) => {
      const record = isLate() ? null : await records.read(key).catch(() => null);
      if (record === null) unread.push(key);
      return record === null ? [] : [record];
    });
    return found.flat();
  };
  const keysUnder = async (prefix: string) => (await records.keys(prefix)).map((key) => key.slice(prefix.length));
  const weekAgo = new Date(now.getTime() - WEEK_MS);
  const keysOfWeek = async () =>
    (await Promise.all([weekAgo, now].map((day) => records.keys(`${monthOf(day)}/`)))).flat();
  const since = Date.parse((await records.text(LAST_DIGEST)) ?? weekAgo.toISOString());
  const isAfter = (at: string, time: number) => Date.parse(at) > time;
  const openOrFailed = await readAll([...(await keysUnder(OPEN)), ...(await keysUnder(FAILED))]);
  const suspects = (await readAll(await records.keys(SUSPECTS))).filter(({ createdAt }) => isAfter(createdAt, since));
  const isMonday = parisClock(now).getUTCDay() === 1;
  const week = isMonday ? weekText(await readAll(await keysOfWeek()), weekAgo) : null;
  const itemsOf = (matches: (task: Task, record: RequestRecord) => boolean): string[] =>
    openOrFailed.flatMap((record) => {
      const tasks = tasksOf(record).filter(([, task]) => matches(task, record));
      const words = tasks.map(([kind, { reason = 'en attente' }]) => `${TASK_WORDS[kind]} (${reason})`);
      return tasks.length === 0 ? [] : [`${requestText(record)}\u00A0: ${words.join(', ')}`];
    });
  return {
    sections: [
      ...section(
        itemsOf(({ state, reason }, { handledAt }) => !handledAt && state === 'failed' && !isLimitReason(reason)),
        'demande(s) en échec',
        'En échec\u00A0: écrivez ou appelez, le site n’essaie plus',
      ),
      ...section(
        itemsOf((task, { createdAt }) => !isDone(task) && !isAfter(createdAt, now.getTime() - HOUR_MS)),
        'demande(s) en attente',
        'En attente depuis plus d’une heure\u00A0: le site essaie encore',
      ),
      ...section(
        itemsOf(({ at, reason }) => isLimitReason(reason) && isAfter(at, since)),
        'confirmation(s) retenue(s)',
        'Confirmations retenues depuis le dernier relevé\u00A0: la boîte, ou le site, avait atteint la limite du jour',
      ),
      ...section(
        suspects.map(requestText),
        'demande(s) mise(s) à l’écart',
        'Mises à l’écart depuis le dernier relevé, sans doute envoyées par des robots',
      ),
      ...section(unread, 'demande(s) non lue(s)', 'Non lues\u00A0: npm run leads -- list les nomme'),
      ...section(
        (await isPurged)
          ? []
          : ['Elle reprend la nuit prochaine. Si cela se répète, voyez le journal de la fonction daily.'],
        'purge inachevée',
        'La purge de cette nuit n’est pas terminée',
      ),
    ],
    week: week && `${week}${unread.length > 0 ? ', au moins' : ''}`,
  };
}

/** « 2 demandes en échec, 1 demande en attente », without names; empty if nothing needs attention. */
export const digestSummary = ({ sections }: Digest): string => sections.map(({ summary }) => summary).join(', ');

function listBlock({ title, items }: Section): Block {
  const more = items.length - MAX_ITEMS;
  const rest = more > 0 ? [`et ${counted(more, 'autre(s)')}`] : [];
  return { kind: 'list', title, items: [...items.slice(0, MAX_ITEMS), ...rest] };
}

/** The morning mail to an adviser. Null if there is nothing to report and the day is not a Monday. */
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
