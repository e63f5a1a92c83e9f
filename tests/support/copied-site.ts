import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test as base } from './test.ts';
import { projectCopy } from './project-copy.ts';

export { expect };

type CopiedSite = { url: string; root: string };

/**
 * A test on a copy of the project that `npm run edit` or `npm run preview` serves. `prepare` runs before the server
 * starts.
 */
export const onCopy = (
  script: 'edit' | 'preview',
  prepare: (root: string) => Promise<unknown> = () => Promise.resolve(),
) =>
  base.extend<object, { site: CopiedSite }>({
    site: [
      // eslint-disable-next-line no-empty-pattern
      async ({}, use) => {
        const root = await projectCopy(process.cwd(), `${script}-site`);
        await prepare(root);
        const server = spawn(process.execPath, [`scripts/${script}.ts`, '--port', '0'], {
          cwd: root,
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        const exited = once(server, 'exit');
        let output = '';
        const append = (text: Buffer) => (output += text.toString());
        server.stdout.on('data', append);
        server.stderr.on('data', append);
        await expect.poll(() => output, { timeout: 120_000 }).toContain('arrêter');
        await use({ url: /http:\/\/localhost:\d+/.exec(output)?.[0] ?? '', root });
        server.kill('SIGINT');
        await exited;
      },
      { scope: 'worker', timeout: 300_000 },
    ],
    baseURL: ({ site }, use) => use(site.url),
  });
