import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dump } from 'js-yaml';
import { projectCopy } from '../../bench/project-copy.ts';
import type { Editing } from '#src/site/editing-schema.ts';
import { freePort } from './editing-site.ts';

export type HostedSite = {
  url: string;
  root: string;
  /** Has editors log in somewhere else: the server reads `content/site.yaml` anew. */
  logInBy: (editing: Partial<Editing>) => void;
  stop: () => Promise<void>;
};

/** Runs a copy of the project whose `/admin` is the one of the published site, where editors log in. */
export async function startHosted(first: Partial<Editing>): Promise<HostedSite> {
  const root = await projectCopy(process.cwd(), `hosted-site-${process.env.TEST_PARALLEL_INDEX ?? '0'}`);
  const file = join(root, 'content/site.yaml');
  const settings = readFileSync(file, 'utf8');
  const logInBy = (editing: Partial<Editing>) => {
    writeFileSync(file, `${settings}\n${dump({ editing })}`);
  };
  logInBy(first);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), ASTRO_TELEMETRY_DISABLED: '1' },
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
  return {
    url,
    root,
    logInBy,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
    },
  };
}
