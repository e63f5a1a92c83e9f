import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import type { OpenWindow } from './test.ts';

/** Opens WebKitGTK and drives it by WebDriver: https://www.w3.org/TR/webdriver2/ */
export const openWebKit: OpenWindow = async ({ port, hasScript, width, height }) => {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-nolisten', 'tcp']);
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const env = { ...process.env, DISPLAY: `:${display.toString().trim()}` };
  const driver = spawn('WebKitWebDriver', [`--port=${String(port)}`], { env, stdio: 'ignore' });
  const send = async (method: string, path: string, body?: object) => {
    const url = `http://127.0.0.1:${String(port)}${path}`;
    const response = await fetch(url, { method, body: body === undefined ? null : JSON.stringify(body) });
    const { value } = (await response.json()) as { value: string & { sessionId: string; message: string } };
    if (!response.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };
  await expect(() => send('GET', '/status')).toPass({ timeout: 30_000 });
  const options = { args: ['--automation', `--enable-javascript-markup=${String(hasScript)}`] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = await send('POST', '/session', { capabilities });
  const post = (path: string, body: object) => send('POST', `/session/${sessionId}/${path}`, body);
  await post('window/rect', { width, height });

  return {
    // The driver has no touch, and reports no errors of scripts.
    pointerType: 'mouse',
    errors: [],
    goto: (url) => post('url', { url }),
    perform: (actions) => post('actions', { actions }),
    evaluate: (expression) => post('execute/sync', { script: `return ${expression}`, args: [] }),
    async close() {
      await send('DELETE', `/session/${sessionId}`);
      driver.kill();
      await once(driver, 'exit');
      screen.kill();
    },
  };
};
