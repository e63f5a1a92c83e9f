import type { Digest } from '#netlify/mail/digest-email.ts';
import { LIMITS } from '#netlify/delivery/confirmation-limit.ts';
import { openKeys } from '#netlify/delivery/sweep.ts';
import { recentMonths, SUSPECTS } from '#netlify/requests/keys.ts';
import type { Records } from '#netlify/requests/records.ts';
import { isOver, type RequestRecord, type Task, tasksOf } from '#netlify/requests/request-record.ts';
import { DAY_MS, HOUR_MS } from '#src/lib/durations.ts';
import { inParallel } from '#src/lib/promises.ts';
import { parisClock } from '#src/lib/french-dates.ts';

const TOLD_DAYS = 14;
/** More records than this are not read; the digest says so. */
const MAX_READ = 2000;

/** The last full week in Paris; null unless today is a Monday. */
function lastWeek(now: Date): { from: Date; to: Date } | null {
  const wall = parisClock(now);
  if (wall.getUTCDay() !== 1) return null;
  const to = new Date(now.getTime() - (wall.getTime() % DAY_MS));
  return { from: new Date(to.getTime() - 7 * DAY_MS), to };
}

const isDelivered = (record: RequestRecord): boolean =>
  tasksOf(record).every(([kind, { state }]) => kind === 'visitor' || state === 'sent');

const concerns = (records: readonly RequestRecord[], isWanted: (task: Task, record: RequestRecord) => boolean) =>
  records
    .map((record) => ({ record, tasks: tasksOf(record).filter(([, task]) => isWanted(task, record)) }))
    .filter(({ tasks }) => tasks.length > 0)
    // First what no adviser has heard of.
    .sort((one, other) => Number(other.tasks[0]?.[0] === 'adviser') - Number(one.tasks[0]?.[0] === 'adviser'));

/** Reads what the digest of a day has to tell. */
export async function readDigest(records: Records, now: Date, purgeProblem: string | null): Promise<Digest> {
  const since = (days: number) => now.getTime() - days * DAY_MS;
  const months = recentMonths(now, TOLD_DAYS);
  const listed = async (prefix: string) =>
    (await Promise.all(months.map((month) => records.keys(`${prefix}${month}/`)))).flat();
  const keys = [...new Set([...(await openKeys({ records, now: () => now })), ...(await listed(''))])];
  const suspectKeys = await listed(SUSPECTS);
  const unreadable: string[] = [];
  const readAll = async (some: readonly string[]) => {
    const found = await inParallel(some.slice(0, MAX_READ), (key) =>
      records.read(key).catch(() => {
        unreadable.push(key);
        return null;
      }),
    );
    return found.filter((record) => record !== null);
  };
  const all = await readAll(keys);
  const told = all.filter(({ createdAt, tasks }) =>
    [createdAt, ...Object.values(tasks).map(({ at }) => at)].some((at) => Date.parse(at) > since(TOLD_DAYS)),
  );
  const suspects = (await readAll(suspectKeys)).filter(({ createdAt }) => Date.parse(createdAt) > since(1));
  const isLimited = ({ reason = '' }: Task) => LIMITS.includes(reason);
  const isLate = (task: Task, { createdAt }: RequestRecord) =>
    !isOver(task) && Date.parse(createdAt) < now.getTime() - HOUR_MS;
  const week = lastWeek(now);
  const ofWeek = all.filter(
    ({ createdAt }) => week !== null && new Date(createdAt) >= week.from && new Date(createdAt) < week.to,
  );
  return {
    failed: concerns(
      told.filter(({ handledAt }) => handledAt === undefined),
      (task) => task.state === 'failed' && !isLimited(task),
    ),
    waiting: concerns(told, isLate),
    limited: told.filter(({ tasks: { visitor } }) => visitor && isLimited(visitor) && Date.parse(visitor.at) > since(1))
      .length,
    suspects,
    unreadable,
    isPartial: keys.length > MAX_READ || suspectKeys.length > MAX_READ,
    purgeProblem,
    week: week && { monday: week.from, requests: ofWeek.length, delivered: ofWeek.filter(isDelivered).length },
  };
}
