import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import type { OpenWindow } from './test.ts';

/** Opens WebKitGTK and drives it by WebDriver: https://www.w3.org/TR/webdriver2/ */
export const openWebKit: OpenWindow = async ({ port, hasScript, width, height }) => {
  const display = process.env.DISPLAY === undefined ? 'xvfb-run --auto-servernum ' : '';
  const driver = spawn('sh', ['-c', `${display}WebKitWebDriver --port=${String(port)}`], { detached: true });
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
      // A negative number stands for the group of processes.
      process.kill(-Number(driver.pid));
      await once(driver, 'exit');
    },
  };
};
