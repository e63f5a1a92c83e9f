import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { rateLimiter } from '#netlify/contact/rate-limit.ts';
import { purge, retentionLimits } from '#netlify/daily/purge.ts';
import { sendDigest } from '#netlify/daily/send-digest.ts';
import { deliver, sweep } from '#netlify/delivery/deliver.ts';
import { deliveriesFrom } from '#netlify/delivery/settings.ts';
import { localStore } from '#netlify/local/local-blobs.ts';
import { mailerFrom } from '#netlify/mail/mailer.ts';
import { boundedFetch } from '#netlify/requests/blobs.ts';
import { parseRecord, Records } from '#netlify/requests/records.ts';
import { hasFailed, isSettled, type RequestRecord } from '#netlify/requests/request-record.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/lib/clock.ts';
import { parisClock } from '#src/lib/french-dates.ts';
import { contact, contactHandler, postJson } from './contact-requests.ts';
import { SMALL_BUDGET } from './fault-runs.ts';
import { type Fault, withFaults } from './memory-store.ts';
import { decoded, type MailFault, startReceiver, startSmtp } from './netlify-runtime.ts';
import { requestWorld, sampleRecord } from './request-world.ts';

const ADVISER = 'conseil@cursive.example';
const RETENTION = { requestYears: 3, suspectDays: 30 };

const MAIL_FAULTS: Readonly<Record<string, MailFault>> = {
  'the password is rotated': '535 at AUTH',
  'mailboxes are full': '451 at RCPT',
  'mailboxes refuse': '550 at RCPT',
};
const SLOW_STORE: Fault[] = ['500', '429', 'none', 'lost answer', '500', 'none'];

/** What may be wrong or unusual during a day. */
export const TROUBLES = [
  ...Object.keys(MAIL_FAULTS),
  ...['MAIL_TO is wrong', 'the store is slow', 'processes die', 'the alert is broken', 'robots come'],
  ...['a room of thirty sends', 'previews are flooded'],
];

/** A site with its mail server and chat. `setTrouble` decides what is wrong from now on. */
async function startSite() {
  const [smtp, world, limiter] = [await startSmtp(), requestWorld(), rateLimiter()];
  let trouble = '';
  let faultyFetch = world.blobs.fetch;
  const chat = await startReceiver(() => new Response(null, { status: trouble === 'the alert is broken' ? 410 : 200 }));
  const env = {
    SMTP_URL: smtp.url.replace('//', '//site:secret@'),
    MAIL_FROM: 'site@cursive.example',
    ALERT_URL: chat.url,
  };
  const configure = (MAIL_TO: string) => ({
    deliveries: deliveriesFrom({ ...env, MAIL_TO }, 'production', world.records()),
    mailer: mailerFrom({ ...env, MAIL_TO }, 'production'),
  });
  const [right, wrong] = [configure(ADVISER), configure('personne')];
  const configured = () => (trouble === 'MAIL_TO is wrong' ? wrong : right);
  const startProcess = () => {
    const process = world.processOf({
      ...(trouble === 'processes die' && { lastStep: (world.now().getTime() / MINUTE_MS) % 23 }),
      ...(trouble === 'the store is slow' && { fetch: boundedFetch(faultyFetch, SMALL_BUDGET) }),
    });
    return { ...process, deps: { ...process.deps, deliveries: configured().deliveries } };
  };

  /**
   * Sends a request with the same key until it is stored, as a browser does. Waits as long as `Retry-After` says, or a
   * minute if the process dies.
   */
  async function send(name: string, changes: object = {}): Promise<string> {
    const { run, deps } = startProcess();
    const work: Promise<unknown>[] = [];
    const { handle } = contactHandler({
      now: world.now,
      limiter,
      openRecords: () => deps.records,
      planTasks: () => ['adviser', 'visitor'],
      startDelivery: (key) => work.push(run(() => deliver(key, deps)).catch(() => undefined)),
    });
    const request = postJson(
      { ...contact, email: `${name}@courriel.example`, ...changes },
      { 'idempotency-key': name },
    );
    const answer = await run(() => handle(request));
    await Promise.all(work);
    if (answer !== 'dead' && answer.status === 201) return ((await answer.json()) as { id: string }).id;
    world.wait(answer === 'dead' ? MINUTE_MS : Number(answer.headers.get('retry-after')) * 1000);
    return send(name, changes);
  }

  async function purgeAll(): Promise<boolean> {
    const now = world.now();
    const site = await purge(world.records(), now, retentionLimits(now, RETENTION, false));
    const store = new Records(() => localStore('contact-preview', world.blobs.fetch));
    let calls = 300;
    const isLate = () => (calls -= 1) < 0;
    const previews = await purge(store, now, retentionLimits(now, RETENTION, true), isLate);
    return site.isWhole && previews.isWhole;
  }

  /** Purges, and sends the digest. Returns the mails and alerts of this morning. */
  async function runDaily(): Promise<{ mail: string; alert: string }> {
    const [mails, calls] = [smtp.received.length, chat.received.length];
    vi.stubEnv('SMTP_URL', env.SMTP_URL);
    vi.stubEnv('ALERT_URL', env.ALERT_URL);
    await sendDigest(world.records(), { now: world.now(), purging: purgeAll(), mailer: configured().mailer });
    const mail = smtp.received.slice(mails).map(({ raw }) => decoded(raw));
    const alert = trouble === 'the alert is broken' ? [] : chat.received.slice(calls).map(({ body }) => body);
    return { mail: mail.join('\n'), alert: alert.join('\n') };
  }

  function setTrouble(next: string): void {
    trouble = next;
    faultyFetch = withFaults(world.blobs.fetch, Array<Fault[]>(5).fill(SLOW_STORE).flat());
    smtp.fault = MAIL_FAULTS[next] ?? 'none';
    const old = JSON.stringify(sampleRecord({ createdAt: '2020-01-01T10:00:00Z' }));
    if (trouble === 'previews are flooded')
      for (let n = 0; n < 500; n += 1) world.blobs.write(`contact-preview/2020-01/${String(n)}`, old);
  }
  return { world, smtp, startProcess, send, runDaily, setTrouble };
}

type Site = Awaited<ReturnType<typeof startSite>>;

/** Expects that nothing is kept longer than promised, plus one day because the purge runs once a day. */
function expectNothingOld({ world }: Site): void {
  const daysAgo = (days: number) => new Date(world.now().getTime() - days * DAY_MS).toISOString();
  for (const key of world.keys()) {
    if (key.startsWith('mailed/')) expect(key.slice(7, 17) >= daysAgo(2).slice(0, 10), key).toBe(true);
    if (key.startsWith('suspects/')) expect(key.slice(9, 16) >= daysAgo(31).slice(0, 7), key).toBe(true);
    if (key.startsWith('2')) expect(key.slice(0, 7) >= daysAgo(3 * 365 + 2).slice(0, 7), key).toBe(true);
  }
}

/**
 * Expects that the report of this morning counts the requests that have failed or have waited for an hour. On Mondays,
 * the report must also count the last seven days, or say that the alert has failed.
 */
async function expectReport(site: Site, unfinished: readonly RequestRecord[]): Promise<string> {
  const hourAgo = new Date(site.world.now().getTime() - HOUR_MS).toISOString();
  const waiting = unfinished.filter((record) => !isSettled(record) && record.createdAt <= hourAgo).length;
  const failed = unfinished.filter((record) => hasFailed(record) && record.handledAt === undefined).length;
  const { mail, alert } = await site.runDaily();
  const report = mail + alert;
  if (waiting > 0) expect(report).toMatch(new RegExp(`\\b${String(waiting)} demandes? en attente`));
  if (failed > 0) expect(report).toMatch(new RegExp(`\\b${String(failed)} demandes? en échec`));
  const isMonday = parisClock(site.world.now()).getUTCDay() === 1;
  if (isMonday && alert === '') expect(mail).toContain('alerte en panne');
  else if (isMonday) expect(alert).toContain('Les sept derniers jours');
  else if (waiting + failed === 0) expect(report).not.toContain('demandes en');
  return mail;
}

/** Sends the requests of a day, which begins at 10:00 UTC, and sweeps until 05:30. Returns the new ids. */
async function liveUntilMorning({ world, send, startProcess }: Site, day: number, count: number): Promise<string[]> {
  const start = world.now().getTime();
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    ids.push(await send(`visiteur${String(day)}.${String(n)}`));
    world.wait(1000);
  }
  if (count === 30) expect(world.now().getTime() - start).toBeLessThan(2 * MINUTE_MS);
  for (const hours of [1, 7, 13, 19.5]) {
    const { run, deps } = startProcess();
    await run(() => sweep(deps)).catch(() => undefined);
    world.wait(start + hours * HOUR_MS - world.now().getTime());
  }
  return ids;
}

/** Simulates days, each with its trouble. Checks every morning what is reported and what is stored. */
async function liveThrough(troubles: readonly string[]) {
  const site = await startSite();
  const { world, send, setTrouble } = site;
  const recordOf = (id: string) => {
    const path = world.blobs.paths('contact/').find((each) => each.endsWith(id) && !each.includes('/open/')) ?? '';
    return parseRecord(world.blobs.read(path) ?? '');
  };
  const [ids, suspects, mails, unfinished]: [string[], string[], string[], Set<string>] = [[], [], [], new Set()];
  for (let month = 0; month < 13; month += 1) {
    const createdAt = new Date(Date.UTC(2023, 10 + month, 25)).toISOString();
    world.blobs.write(`contact/${createdAt.slice(0, 7)}/old`, JSON.stringify(sampleRecord({ createdAt, tasks: {} })));
  }
  for (const [day, trouble] of troubles.entries()) {
    const start = world.now().getTime();
    setTrouble(trouble);
    if (trouble === 'robots come') suspects.push(await send(`robot${String(day)}`, { leaveEmpty: 'x' }));
    for (const id of await liveUntilMorning(site, day, trouble === 'a room of thirty sends' ? 30 : 1)) {
      ids.push(id);
      unfinished.add(id);
    }
    const open = [...unfinished].flatMap((id) => recordOf(id) ?? []);
    mails.push(await expectReport(site, open));
    expectNothingOld(site);
    for (const record of open) if (isSettled(record) && !hasFailed(record)) unfinished.delete(record.id);
    world.wait(start + DAY_MS - world.now().getTime());
  }
  return { ...site, ids, suspects, mails: mails.join('\n'), recordOf };
}

/**
 * Expects, for each request, a mail to the adviser and at most one to the visitor and, for each suspect, one report.
 * Further mails to the adviser must say that the request may have arrived before.
 */
function expectEachOnce({ ids, suspects, smtp, mails, recordOf }: Awaited<ReturnType<typeof liveThrough>>): void {
  const received = smtp.received.map(({ to, raw }) => ({ to: to.join(), mail: decoded(raw) }));
  for (const id of ids) {
    const { tasks, email } = recordOf(id) ?? sampleRecord();
    const toAdviser = received.filter(({ mail }) => mail.includes(`Message-ID: <${id}.adviser@`));
    const toVisitor = received.filter(({ to }) => to === email);
    expect([id, tasks.adviser?.state]).toEqual([id, 'sent']);
    expect(toAdviser.length, id).toBeGreaterThan(0);
    const firsts = toAdviser.filter(({ mail }) => !mail.includes('peut-être déjà arrivé'));
    expect(firsts.length, id).toBeLessThan(2);
    expect(toVisitor.length, id).toBeLessThan(2);
    if (tasks.visitor?.state === 'sent') expect(toVisitor, id).toHaveLength(1);
  }
  for (const id of suspects) expect(mails.split(`, ${id.slice(0, 8)}\r\n`), id).toHaveLength(2);
}

/** Checks one list of daily troubles, followed by a calm week. Every day sends at least one request. */
export const expectDelivered = (days: fc.Arbitrary<string[]>): Promise<void> =>
  fc.assert(
    fc.asyncProperty(days, async (troubles) => {
      const lived = await liveThrough([...troubles, ...Array<string>(7).fill('')]);
      expect(lived.ids.length).toBeGreaterThanOrEqual(troubles.length + 7);
      expectEachOnce(lived);
    }),
    { numRuns: 1, endOnFailure: true },
  );
