import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectCopy } from './project-copy.ts';
import { expect, test as base } from './test.ts';

export { expect };

type EditingSite = { url: string; root: string };

/** A journey on a copy of the project that `npm run edit` serves. */
export const test = base.extend<object, { editing: EditingSite }>({
  editing: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const root = await projectCopy(process.cwd(), 'editing-site');
      const server = spawn(process.execPath, ['scripts/edit.ts'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
      const ended = once(server, 'exit');
      let printed = '';
      const listen = (text: Buffer) => (printed += text.toString());
      server.stdout.on('data', listen);
      server.stderr.on('data', listen);
      await expect.poll(() => printed, { timeout: 120_000 }).toContain('Pour arrêter');
      await use({ url: /http:\/\/localhost:\d+/.exec(printed)?.[0] ?? '', root });
      server.kill('SIGINT');
      await ended;
      expect(printed).toContain('Arrêté.');
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ editing }, use) => use(editing.url),
});
