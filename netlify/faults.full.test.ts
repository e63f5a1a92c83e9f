import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setEnvironmentContext } from '@netlify/blobs';
import { beforeEach, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#src/lib/durations.ts';
import { MemoryBlobs } from '#tests/support/memory-store.ts';
import { contact } from '#tests/support/contact-requests.ts';
import { killReceiverAndSweep, sendUnderRandomFaults, statesOf } from '#tests/support/fault-runs.ts';
import { serveRequests, startReceiver, startSmtp } from '#tests/support/netlify-runtime.ts';
import { sampleRecord, requestWorld, START } from '#tests/support/request-world.ts';
import { deliveriesFrom } from './delivery/settings.ts';
import { sweep } from './delivery/deliver.ts';

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

test('loses no request when two processes die at any two steps', async () => {
  let runs = 0;
  for (let first = 0, firstSteps = 1; first <= firstSteps; first += 1)
    for (let second = 0, steps = 1; second <= steps; second += 1) {
      const counts = await killReceiverAndSweep(first, second);
      steps = Math.max(steps, counts.second);
      firstSteps = Math.max(firstSteps, counts.first);
      runs += 1;
    }
  expect(runs).toBeGreaterThan(1000);
});

test('loses none of 10,000 requests under random faults', async () => {
  await sendUnderRandomFaults(10_000);
});

/** `run` calls the contact function in a child process, with a local store, mail server and CRM. */
async function startServices() {
  const blobs = new MemoryBlobs();
  let steps = 0;
  let onStep = () => undefined as unknown;
  const step = () => {
    steps += 1;
    onStep();
  };
  const url = await serveRequests(async (request) => {
    step();
    return blobs.fetch(request);
  });
  const smtp = await startSmtp(undefined, step);
  const crm = await startReceiver();
  vi.stubEnv('SMTP_URL', smtp.url);
  vi.stubEnv('MAIL_TO', 'conseil@cursive.example');
  vi.stubEnv('CRM_WEBHOOK_URL', crm.url);
  vi.stubEnv('CRM_WEBHOOK_SECRET', `whsec_${Buffer.alloc(24).toString('base64')}`);
  const access = { siteID: 'site', token: 'token', edgeURL: url, uncachedEdgeURL: url, deployID: '0' };
  setEnvironmentContext(access);
  const run = async (lastStep = Infinity): Promise<number | undefined> => {
    steps = 0;
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'a3f1' };
    const init = { method: 'POST', body: JSON.stringify(contact), headers };
    const child = fork('tests/support/run-function.ts', {
      env: { ...process.env, CALL: JSON.stringify({ file: 'netlify/entries/contact/contact.ts', init }) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
    });
    let status: number | undefined;
    child.on('message', (message) => {
      status = (message as { status: number }).status;
    });
    onStep = () => steps >= lastStep && child.kill('SIGKILL');
    await once(child, 'exit');
    onStep = () => undefined;
    return status;
  };
  const mailsTo = (address: string) => smtp.received.filter(({ to }) => to.includes(address));
  return { blobs, run, mailsTo, calls: crm.received, steps: () => steps };
}

test('loses no request when a real process is killed at random steps', async () => {
  const services = await startServices();
  expect(await services.run()).toBe(201);
  const totalSteps = services.steps();
  for (let kill = 0; kill < 10; kill += 1) {
    const { blobs, run, mailsTo, calls } = await startServices();
    const lastStep = 1 + Math.floor(Math.random() * totalSteps);
    await run(lastStep);
    expect(await run(), `killed at step ${String(lastStep)}`).toBe(201);
    const world = requestWorld(blobs);
    world.wait(Date.now() - START.getTime() + 3 * MINUTE_MS);
    const deps = { ...world.processOf().deps, deliveries: deliveriesFrom(process.env, 'production', world.records()) };
    for (let sweeps = 0; sweeps < 3; sweeps += 1) {
      await sweep(deps);
      world.wait(5 * MINUTE_MS);
    }
    const [record = sampleRecord()] = blobs.records();
    expect(blobs.records(), `killed at step ${String(lastStep)}`).toHaveLength(1);
    expect(statesOf(record)).toMatchObject({ adviser: 'sent', webhook: 'sent' });
    expect(mailsTo('conseil@cursive.example').length * calls.length).toBeGreaterThan(0);
    // After a kill between sending and recording, the confirmation was sent but its outcome is unknown.
    const confirmations = mailsTo(contact.email).length;
    if (record.tasks.visitor?.state === 'sent') expect(confirmations).toBe(1);
    else expect(confirmations).toBeLessThanOrEqual(1);
  }
});
