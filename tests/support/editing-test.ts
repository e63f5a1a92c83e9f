import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectCopy } from './project-copy.ts';
import { expect, test as base } from './test.ts';

export { expect };

type EditingSite = { url: string; root: string };

/** Runs a test on a copy of the project that `npm run edit` serves. */
export const test = base.extend<object, { editing: EditingSite }>({
  editing: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const root = await projectCopy(process.cwd(), 'editing-site');
      const server = spawn(process.execPath, ['scripts/edit.ts'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
      const exited = once(server, 'exit');
      let output = '';
      const append = (text: Buffer) => (output += text.toString());
      server.stdout.on('data', append);
      server.stderr.on('data', append);
      await expect.poll(() => output, { timeout: 120_000 }).toContain('Pour arrêter');
      await use({ url: /http:\/\/localhost:\d+/.exec(output)?.[0] ?? '', root });
      server.kill('SIGINT');
      await exited;
      expect(output).toContain('Arrêté.');
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ editing }, use) => use(editing.url),
});
