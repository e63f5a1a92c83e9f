import { isLimitReason } from '#netlify/delivery/confirmation-limit.ts';
import { formLabel, plainPhone } from '#netlify/mail/request-emails.ts';
import { type Block, type EmailBody, listBlock, textBlock } from '#netlify/mail/email.ts';
import type { Organisation } from '#netlify/mail/mailer.ts';
import { monthOf, OPEN, type Records, isSuspectKey } from '#netlify/requests/records.ts';
import {
  isDone,
  isSettled,
  type RequestRecord,
  type Task,
  TASK_WORDS,
  tasksOf,
} from '#netlify/requests/request-record.ts';
import { receivedTime } from '#src/features/contact/callback-time.ts';
import { DAY_MS, HOUR_MS } from '#src/lib/clock.ts';
import { parisClock } from '#src/lib/french-dates.ts';
import { inParallel } from '#src/lib/promises.ts';

const MAX_ITEMS = 20;
const WEEK_MS = 7 * DAY_MS;
const MAX_BUILD_AGE_MS = 2 * DAY_MS;

type Section = { summary: string; block: Block };

/** A number with its noun: `withCount(2, 'demande(s)')` is « 2 demandes ». */
const withCount = (count: number, noun: string): string => `${count} ${noun.replaceAll('(s)', count > 1 ? 's' : '')}`;

export function section(items: readonly string[], noun: string, title: string): Section[] {
  if (items.length === 0) return [];
  const more = items.length - MAX_ITEMS;
  const rest = more > 0 ? [`et ${withCount(more, 'autre(s)')}`] : [];
  const block = listBlock(title, [...items.slice(0, MAX_ITEMS), ...rest]);
  return [{ summary: withCount(items.length, noun), block }];
}

function requestText({ type, createdAt, phone, id }: RequestRecord): string {
  const number = phone === null ? [] : [plainPhone(phone)];
  return [formLabel(type), receivedTime(new Date(createdAt)), ...number, id.slice(0, 8)].join(', ');
}

const isForwarded = (record: RequestRecord): boolean => {
  const tasks = tasksOf(record).filter(([kind]) => kind !== 'visitor');
  return tasks.length > 0 && tasks.every(([, { state }]) => state === 'sent');
};

function weekText(records: readonly RequestRecord[], weekAgo: Date): string {
  const requests = records.filter(({ createdAt }) => new Date(createdAt) > weekAgo);
  const sent = withCount(requests.filter(isForwarded).length, 'transmise(s)');
  return `Les sept derniers jours\u00A0: ${withCount(requests.length, 'demande(s)')}, ${sent}`;
}

const isWithheld = ({ state, reason }: Task): boolean => state === 'failed' && isLimitReason(reason);
const isFailure = (task: Task): boolean => task.state === 'failed' && !isWithheld(task);

const hasTask = (record: RequestRecord, isWanted: (task: Task) => boolean): boolean =>
  tasksOf(record).some(([, task]) => isWanted(task));

const isToHandle = (record: RequestRecord): boolean => record.handledAt === undefined && hasTask(record, isFailure);

const isOnlyWithheld = (record: RequestRecord): boolean =>
  isSettled(record) && !isToHandle(record) && hasTask(record, isWithheld);

const recordsOf = (found: readonly { record: RequestRecord | null }[]): RequestRecord[] =>
  found.flatMap(({ record }) => record ?? []);

const taskItems = (records: readonly RequestRecord[], isListed: (task: Task) => boolean): string[] =>
  records.flatMap((record) => {
    const tasks = tasksOf(record).filter(([, task]) => isListed(task));
    const words = tasks.map(([kind, { reason = 'en attente' }]) => `${TASK_WORDS[kind]} (${reason})`);
    return tasks.length === 0 ? [] : [`${requestText(record)}\u00A0: ${words.join(', ')}`];
  });

function requestSections(requests: readonly RequestRecord[], now: Date): Section[] {
  const hourAgo = new Date(now.getTime() - HOUR_MS).toISOString();
  const olderThanHour = requests.filter(({ createdAt }) => createdAt <= hourAgo);
  return [
    ...section(
      taskItems(requests.filter(isToHandle), isFailure),
      'demande(s) en échec',
      'En échec\u00A0: écrivez ou appelez, le site n’essaie plus. Puis\u00A0: npm run leads -- handled <référence>',
    ),
    ...section(
      taskItems(olderThanHour, (task) => !isDone(task)),
      'demande(s) en attente',
      'En attente depuis plus d’une heure\u00A0: le site essaie encore',
    ),
    ...section(
      taskItems(requests.filter(isOnlyWithheld), isWithheld),
      'confirmation(s) retenue(s)',
      'Confirmations retenues depuis le dernier relevé\u00A0: la boîte, ou le site, avait atteint la limite du jour',
    ),
  ];
}

function buildSection(now: Date): Section[] {
  // `bundle-functions.ts` sets the time of the build.
  const { BUILT_AT } = process.env;
  const isLate = BUILT_AT !== undefined && now.getTime() - Date.parse(BUILT_AT) > MAX_BUILD_AGE_MS;
  return section(
    isLate ? [`Dernière construction\u00A0: ${receivedTime(new Date(BUILT_AT))}`] : [],
    'construction en retard',
    'Le site n’est plus construit chaque jour\u00A0: ses dates, le CPF et les certificats ne sont plus à jour. Voyez docs/mise-en-ligne.md',
  );
}

/** Lists a request as unread if it is damaged or if no time is left to read it. */
export async function readDigest(records: Records, now: Date, isLate = () => false) {
  const unread = new Set<string>();
  const readAll = async (keys: readonly string[]) => {
    const found = await inParallel(keys, async (key) => {
      const record = isLate() ? undefined : await records.read(key).catch(() => undefined);
      if (record === undefined) unread.add(key);
      return record === undefined ? [] : [{ key, record }];
    });
    return found.flat();
  };
  const readWeek = async (weekAgo: Date) => {
    const keys = await Promise.all([weekAgo, now].map((day) => records.keys(`${monthOf(day)}/`)));
    const found = await readAll([...new Set(keys.flat())]);
    return weekText(recordsOf(found), weekAgo) + (unread.size > 0 ? ', au moins' : '');
  };
  // Sorted, so that requests are read before suspects: `2026-11/` comes before `suspects/`.
  const keys = (await records.keys(OPEN)).map((key) => key.slice(OPEN.length)).sort();
  const marked = await readAll(keys);
  const isMonday = parisClock(now).getUTCDay() === 1;
  const week = isMonday ? await readWeek(new Date(now.getTime() - WEEK_MS)) : null;
  const reportedOnce = marked.filter(({ key, record }) => isSuspectKey(key) || (record && isOnlyWithheld(record)));
  return {
    sections: [
      ...requestSections(recordsOf(marked.filter(({ key }) => !isSuspectKey(key))), now),
      ...section(
        recordsOf(marked.filter(({ key }) => isSuspectKey(key))).map(requestText),
        'demande(s) mise(s) à l’écart',
        'Mises à l’écart depuis le dernier relevé, sans doute envoyées par des robots\u00A0: npm run leads -- list --suspects',
      ),
      ...section([...unread], 'demande(s) non lue(s)', 'Non lues\u00A0: npm run leads -- list les nomme'),
      ...buildSection(now),
    ],
    week,
    reportedOnce: reportedOnce.map(({ key }) => key),
  };
}

export type Digest = Awaited<ReturnType<typeof readDigest>>;

export const digestSummary = ({ sections }: Digest): string => sections.map(({ summary }) => summary).join(', ');

const EVERY_MONDAY =
  'Ce courriel arrive chaque lundi matin. S’il manque un lundi, voyez «\u00A0Pas de courriel le lundi\u00A0» dans docs/mise-en-ligne.md.';

export function digestEmail(digest: Digest, organisation: Organisation): EmailBody | null {
  const { sections, week } = digest;
  const summary = digestSummary(digest);
  const title = summary === '' ? week : `À regarder\u00A0: ${summary}`;
  if (title === null) return null;
  const blocks = sections.map(({ block }) => block);
  const commands = ['show', 'handled', 'resend', 'release'].map((name) => `npm run leads -- ${name} <référence>`);
  return {
    title,
    blocks: week === null ? blocks : [...blocks, textBlock(`${week}. ${EVERY_MONDAY}`)],
    signature: [organisation.brand, ...commands],
  };
}
