import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectCopy } from './project-copy.ts';
import { freePort } from './editing-site.ts';

export type HostedSite = {
  url: string;
  root: string;
  /** Has editors log in somewhere else, by the variables of the deployment: the server begins anew. */
  logInBy: (variables: Readonly<Record<string, string>>) => Promise<void>;
  stop: () => Promise<void>;
};

/** Serves a folder with such variables, and gives what ends it. */
async function serve(root: string, port: number, variables: Readonly<Record<string, string>>) {
  const server = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: root,
    env: { ...process.env, ...variables, PORT: String(port), ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (text: Buffer) => {
      printed += text.toString();
      if (printed.includes(String(port))) resolve();
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.once('exit', () => {
      reject(new Error(`npm run dev has stopped:\n${printed}`));
    });
  });
  return async () => {
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  };
}

/** A copy of the project whose `/admin` is the one of the published site, once it is told where editors log in. */
export async function hostedSite(): Promise<HostedSite> {
  const root = await projectCopy(process.cwd(), `hosted-site-${process.env.TEST_PARALLEL_INDEX ?? '0'}`);
  const port = await freePort();
  let served = { by: '', stop: () => Promise.resolve() };
  return {
    url: `http://localhost:${port}`,
    root,
    logInBy: async (variables) => {
      const by = JSON.stringify(variables);
      if (served.by === by) return;
      await served.stop();
      served = { by, stop: await serve(root, port, variables) };
    },
    stop: () => served.stop(),
  };
}
