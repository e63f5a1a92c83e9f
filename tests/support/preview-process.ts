import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** Serves a site from a child process. In a worker, Playwright would compile the bundled functions for 20 seconds. */
export async function startPreviewProcess(root: string) {
  const child = fork(resolve('tests/support/serve-site.ts'), [root], { execArgv: [] });
  const [port] = (await once(child, 'message')) as [number];
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
