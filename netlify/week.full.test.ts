import { beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#src/lib/durations.ts';
import type { SendingVariables } from '#src/site/environment.ts';
import { contact, contactHandler, postJson } from '#tests/support/contact-requests.ts';
import { SMALL_BUDGET } from '#tests/support/fault-runs.ts';
import { type Fault, withFaults } from '#tests/support/memory-store.ts';
import { decoded, startReceiver, startSmtp } from '#tests/support/netlify-runtime.ts';
import { sampleRecord, requestWorld } from '#tests/support/request-world.ts';
import { purge, retentionLimits } from './daily/purge.ts';
import { sendDigest } from './daily/send-digest.ts';
import { deliver, sweep } from './delivery/deliver.ts';
import { deliveriesFrom } from './delivery/settings.ts';
import { boundedFetch } from './requests/blobs.ts';
import { plannedTasks } from './requests/planned-tasks.ts';
import { localStore } from '#netlify/local/local-blobs.ts';
import { Records } from './requests/records.ts';

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

const STEP_MS = 30 * MINUTE_MS;
const STEPS_A_DAY = DAY_MS / STEP_MS;
/** The step of 05:30 UTC in a day that starts at 10:00. */
const MORNING = 39;

test('delivers or reports every request of a first week with many faults', async () => {
  const [smtp, chat] = [await startSmtp(), await startReceiver()];
  const world = requestWorld();
  const valid = { SMTP_URL: smtp.url, MAIL_FROM: 'site@cursive.example', MAIL_TO: 'conseil@cursive.example' };
  /** The settings of a day. Day 0 is a Friday. */
  const settings = (day: number): SendingVariables =>
    day === 0
      ? {}
      : day === 1
        ? { ...valid, SMTP_URL: 'smtp://127.0.0.1:1' }
        : day < 4
          ? { ...valid, MAIL_TO: 'personne' }
          : valid;
  const slow: Fault[] = ['none', 'hang', 'none', '500', 'none', 'lost answer', 'none', 'none'];
  const sent: string[] = [];
  const flood = 2500;
  const old = JSON.stringify(sampleRecord({ createdAt: '2020-01-01T10:00:00.000Z' }));
  for (let n = 0; n < flood; n += 1) world.blobs.write(`contact-preview/2020-01/${String(n)}`, old);
  world.blobs.write('contact/2020-01/old', old);

  for (let step = 0; step < 7 * STEPS_A_DAY; step += 1) {
    const day = Math.floor(step / STEPS_A_DAY);
    const env = settings(day);
    const isKilled = day === 2 || day === 5;
    const fetch =
      day === 3 && step % 8 === 0 ? boundedFetch(withFaults(world.blobs.fetch, slow), SMALL_BUDGET) : undefined;
    const process = world.processOf({ ...(fetch && { fetch }), ...(isKilled && { lastStep: step % 17 }) });
    const deps = { ...process.deps, deliveries: deliveriesFrom(env, 'production', world.records()) };
    if (step % 12 === 0) {
      const email = `visiteur${String(step)}@courriel.example`;
      const { handle } = contactHandler({
        blobs: world.blobs,
        now: world.now,
        tasksOf: (address) => plannedTasks(env, 'production', address),
        startDelivery: (key) => void process.run(() => deliver(key, deps)).catch(() => undefined),
      });
      expect((await handle(postJson({ ...contact, email }))).status).toBe(201);
      sent.push(email);
    }
    await process.run(() => sweep(deps)).catch(() => undefined);
    if (step % STEPS_A_DAY === MORNING) {
      for (const [name, value] of Object.entries({ ...valid, SMTP_URL: '', ...env, ALERT_URL: chat.url }))
        vi.stubEnv(name, value);
      const previews = new Records(() => localStore('contact-preview', world.blobs.fetch));
      let left = 1000;
      const isLate = () => (left -= 1) < 0;
      const purgeAll = async () => {
        const limits = retentionLimits(world.now(), { requestYears: 3, suspectDays: 30 }, false);
        const site = await purge(world.records(), { now: world.now(), limits, isLate });
        return site.isWhole && (await purge(previews, { now: world.now(), limits, isLate })).isWhole;
      };
      await sendDigest(world.records(), { now: world.now(), isPurged: purgeAll(), deployContext: 'production' });
      // The purge of the site runs first, so that many preview requests do not delay it.
      expect(world.blobs.read('contact/2020-01/old')).toBeUndefined();
    }
    world.wait(STEP_MS);
  }

  const mailsTo = (address: string) =>
    smtp.received.filter(({ to }) => to.includes(address)).map(({ raw }) => decoded(raw));
  const toAdviser = mailsTo(valid.MAIL_TO).join('');
  const reported = [...chat.received.map(({ body }) => body), toAdviser].join('');
  for (const email of sent) {
    const record = world.blobs.records().find((each) => each.email === email);
    expect(record?.tasks.adviser?.state, email).toBe('sent');
    expect(toAdviser).toContain(email);
    expect(mailsTo(email).length, email).toBe(record?.tasks.visitor?.state === 'sent' ? 1 : mailsTo(email).length && 1);
    if (record?.tasks.visitor?.state !== 'sent') expect(reported).toContain(record?.id.slice(0, 8));
  }
  expect(sent).toHaveLength(28);
  expect(reported).toContain('1 purge inachevée');
  expect(world.blobs.paths('contact-preview/')).toEqual([]);
  expect(chat.received.map(({ body }) => body).join('')).toMatch(/demandes? en attente.*no_mail/);
  expect(reported).toMatch(/parti par courriel \(smtp_\w+\)/);
  expect(world.keys().filter((key) => key.startsWith('open/'))).toEqual([]);
});
