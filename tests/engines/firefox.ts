import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { OpenWindow } from './test.ts';

type Result = { context: string; result: { value: string }; exceptionDetails?: { text: string } };
type Message = { id?: number; message?: string; result?: Result; params?: { level: string; text: string } };

/** Opens Firefox and drives it by WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/ */
export const openFirefox: OpenWindow = async ({ hasScript, width, height }) => {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  await writeFile(join(profile, 'user.js'), `user_pref("javascript.enabled", ${String(hasScript)});`);
  const browser = spawn('firefox', ['--headless', '--remote-debugging-port=0', '--profile', profile]);
  let address = '';
  for await (const line of createInterface(browser.stderr)) {
    address = /listening on (ws:.+)/.exec(line)?.[1] ?? '';
    if (address !== '') break;
  }
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const answers: PromiseWithResolvers<Result>[] = [];
  const errors: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const { id = -1, message, result, params } = JSON.parse(String(data)) as Message;
    if (params?.level === 'error') errors.push(params.text);
    if (result) answers[id]?.resolve(result);
    else answers[id]?.reject(new Error(message));
  });
  const send = (method: string, params: object): Promise<Result> => {
    const answer = Promise.withResolvers<Result>();
    socket.send(JSON.stringify({ id: answers.push(answer) - 1, method, params }));
    return answer.promise;
  };
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { context } = await send('browsingContext.create', { type: 'tab' });
  await send('browsingContext.setViewport', { context, viewport: { width, height } });

  return {
    pointerType: 'touch',
    errors,
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'interactive' }),
    perform: (actions) => send('input.performActions', { context, actions }),
    async evaluate(expression) {
      const target = { context };
      const answer = await send('script.evaluate', { expression, target, awaitPromise: false });
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return answer.result.value;
    },
    async close() {
      await Promise.all([once(browser, 'exit'), send('browser.close', {})]);
      await rm(profile, { recursive: true });
    },
  };
};
