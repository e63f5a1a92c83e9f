import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setEnvironmentContext } from '@netlify/blobs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { outboxRecordSchema } from '#netlify/submissions/outbox-record.ts';
import { contact } from '#tests/support/contact-requests.ts';
import { MemoryBlobs } from '#tests/support/blobs-memory.ts';
import { type Answer, startReceiver } from '#tests/support/receiver.ts';
import { serveRequests } from '#tests/support/serve-requests.ts';
import { startSmtp } from '#tests/support/smtp.ts';
import { outboxDeps } from './outbox-deps.ts';
import { sweep } from './sweep.ts';

const MINUTE_MS = 60_000;
const ADVISER = 'conseil@cursive.example';

/** A store, a mail server and a CRM that count what a process has made them do, and can stop it at any of these steps. */
async function surroundings() {
  const blobs = new MemoryBlobs();
  let steps = 0;
  let onStep = () => undefined as unknown;
  const step = () => {
    steps += 1;
    onStep();
  };
  const url = await serveRequests(async (request) => {
    step();
    const response = await blobs.fetch(request);
    step();
    return response;
  });
  const smtp = await startSmtp(undefined, step);
  onTestFinished(smtp.close);
  const answer: Answer = (outgoing) => {
    step();
    outgoing.end();
    step();
  };
  const crm = await startReceiver(answer, answer, answer, answer);
  vi.stubEnv('SMTP_URL', smtp.url);
  vi.stubEnv('MAIL_TO', ADVISER);
  vi.stubEnv('CRM_WEBHOOK_URL', crm.url);
  vi.stubEnv('CRM_WEBHOOK_SECRET', 'vingt-quatre signes au moins');
  setEnvironmentContext({ siteID: 'site', token: 'token', edgeURL: url, uncachedEdgeURL: url, deployID: '0' });
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  /** Runs the function as a process of its own, to its end or to a step. Gives its status; none where it was killed before. */
  const run = async (lastStep = Infinity): Promise<number | undefined> => {
    steps = 0;
    const child = spawn(process.execPath, ['scripts/ready.mjs', 'tests/support/function-process.ts'], {
      env: { ...process.env, BODY: JSON.stringify(contact) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    let status: number | undefined;
    child.on('message', (message) => {
      status = Number(message);
    });
    onStep = () => steps >= lastStep && child.kill('SIGKILL');
    await once(child, 'exit');
    onStep = () => undefined;
    return status;
  };

  /** Sweeps as the schedule would in the hours after, until nothing is left. */
  const recover = async () => {
    const errors: unknown[] = [];
    for (let minutes = 5, left = 1; left > 0 && minutes < 600; minutes += 30) {
      const now = () => new Date(Date.now() + minutes * MINUTE_MS);
      const onError = (error: unknown) => errors.push(error);
      ({ left } = await sweep({ ...outboxDeps('production'), now, budgetMs: 20_000, onError }));
    }
    expect(errors).toEqual([]);
  };
  const keysIn = (store: string) => [...blobs.objects.keys()].filter((key) => key.startsWith(`${store}/`));
  return { run, recover, keysIn, blobs, mails: smtp.received, calls: crm.received, steps: () => steps };
}

type Surroundings = Awaited<ReturnType<typeof surroundings>>;

const mailsTo = ({ mails }: Surroundings, address: string) =>
  mails.filter(({ to }) => to.includes(address)).map(({ messageId }) => messageId);

function visitorRecord({ blobs, keysIn }: Surroundings) {
  const [key = ''] = keysIn('contact-outbox').filter((one) => one.endsWith('/visitor'));
  return outboxRecordSchema.parse(JSON.parse(blobs.objects.get(key) ?? ''));
}

/** `KILL_AT=all` for every step, `KILL_AT=17` for one; else a few all over the way, from a start that is never the same. */
function chosenSteps(all: number): number[] {
  const { KILL_AT } = process.env;
  const every = KILL_AT === 'all' ? 1 : Math.ceil(all / 3);
  const first = KILL_AT === 'all' ? 1 : 1 + Math.floor(Math.random() * every);
  if (KILL_AT !== undefined && KILL_AT !== 'all') return [Number(KILL_AT)];
  return Array.from({ length: all }, (_, index) => index + 1).filter((step) => (step - first) % every === 0);
}

test('a real process that is killed at any step loses nothing, and writes to nobody twice who could not know it', async () => {
  const undisturbed = await surroundings();
  expect(await undisturbed.run()).toBe(201);
  const all = undisturbed.steps();
  expect(all).toBeGreaterThan(40);
  for (const step of chosenSteps(all)) {
    const around = await surroundings();
    await around.run(step);
    // The visitor's browser has no answer, and sends again.
    const again = await around.run();
    await around.recover();

    const place = `killed at step ${String(step)} of ${String(all)}: KILL_AT=${String(step)}`;
    expect(again, place).toBe(201);
    expect(around.keysIn('contact'), place).toHaveLength(1);
    const visitor = mailsTo(around, contact.email);
    const { state, reason } = visitorRecord(around);
    if (state === 'sent') expect(visitor, place).toHaveLength(1);
    else expect([state, reason, visitor.length < 2], place).toEqual(['failed', 'outcome_unknown', true]);
    // Nothing is left to do, and what nobody can know is told every morning.
    const open = around.keysIn('contact-open').map((key) => key.split('/')[1]);
    expect(open, place).toEqual(state === 'sent' ? [] : ['unconfirmed']);
    // Who can know a repeat by its id may get one.
    for (const ids of [mailsTo(around, ADVISER), around.calls.map(({ headers }) => headers['webhook-id'])]) {
      expect([1, 2], place).toContain(ids.length);
      expect(new Set(ids).size, place).toBe(1);
    }
  }
}, 600_000);
