import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectCopy } from './project-copy.ts';

export type EditingSite = {
  url: string;
  root: string;
  /** Stops it as Ctrl+C does, and gives all that it has printed. */
  stop: () => Promise<string>;
};

/** Runs `npm run edit` on a copy of the project. */
export async function startEditing(): Promise<EditingSite> {
  // Workers of Playwright write at the same time.
  const root = await projectCopy(process.cwd(), `editing-site-${process.env.TEST_PARALLEL_INDEX ?? '0'}`);
  const server = spawn(process.execPath, ['scripts/edit.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (text: Buffer) => {
      printed += text.toString();
      if (printed.includes('Pour arrêter')) resolve();
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.once('exit', () => {
      reject(new Error(`npm run edit has stopped:\n${printed}`));
    });
  });
  return {
    url: /http:\/\/localhost:\d+/.exec(printed)?.[0] ?? '',
    root,
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null)
        throw new Error(`npm run edit has stopped by itself (${server.signalCode ?? server.exitCode}):\n${printed}`);
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      return printed;
    },
  };
}
