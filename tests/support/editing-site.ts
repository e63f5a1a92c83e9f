import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, relative } from 'node:path';
import { projectCopy } from './project-copy.ts';

export type EditingSite = {
  url: string;
  root: string;
  /** The text of a file of the copy; nothing where there is none. */
  read: (file: string) => string | undefined;
  /** Puts the content back as it is in the project, for the next journey. */
  restore: () => void;
  /** Stops it as Ctrl+C does, and gives all that it has printed. */
  stop: () => Promise<string>;
};

/** The files below a folder, by their paths in it. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));

/** Makes a folder say what another says, and writes nothing that is right already. */
function restoreFolder(folder: string, original: string): void {
  const wanted = new Set(filesIn(original));
  for (const file of filesIn(folder)) if (!wanted.has(file)) rmSync(join(folder, file));
  for (const file of wanted) {
    const [path, bytes] = [join(folder, file), readFileSync(join(original, file))];
    if (!existsSync(path) || !readFileSync(path).equals(bytes)) writeFileSync(path, bytes);
  }
}

/** A port that nobody listens to. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No port was given.');
  return address.port;
}

type CopySettings = {
  /** Tells the copies of one worker apart. */
  name?: string;
  /** What is done to the copy before it is served. */
  prepare?: (root: string) => void;
};

/** Runs `npm run edit` on a copy of the project that may be written to. */
export async function startEditing({ name = 'editing-site', prepare }: CopySettings = {}): Promise<EditingSite> {
  // Workers of Playwright write at the same time.
  const root = await projectCopy(process.cwd(), `${name}-${process.env.TEST_PARALLEL_INDEX ?? '0'}`);
  prepare?.(root);
  const port = await freePort();
  const server = spawn(process.execPath, ['scripts/edit.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
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
  const fileAt = (file: string) => join(root, file);
  return {
    url: `http://localhost:${port}`,
    root,
    read: (file) => (existsSync(fileAt(file)) ? readFileSync(fileAt(file), 'utf8') : undefined),
    restore: () => {
      restoreFolder(fileAt('content'), 'content');
    },
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
