import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { UsageError } from '../command-line.ts';
import { startPreview } from '../preview-server.ts';
import { freePort, type Server, wantedAddress } from './port.ts';
import { stopAtSignal } from './signals.ts';

/** Builds in a process of its own, whose memory ends with it. */
async function build(root: string): Promise<void> {
  const astro = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'bin/astro.mjs');
  const child = spawn(process.execPath, [astro, 'build'], { cwd: root, stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number | null];
  // It has said why.
  if (code !== 0) process.exit(code ?? 1);
}

/** Serves what stands in `dist/`, built first where that is asked for, until it is stopped. */
export async function serveBuiltSite(
  root: string,
  server: Server,
  { isBuiltFirst }: { isBuiltFirst: boolean },
): Promise<void> {
  const { port: wanted, isOpen } = wantedAddress(process.argv.slice(2), process.env, server);
  const hasSite = () => existsSync(join(root, 'dist/index.html'));
  if (!isBuiltFirst && !hasSite())
    throw new UsageError('Il n’y a pas encore de site dans dist\u00a0: lancez d’abord npm run build, ou npm start.');
  const announced = await freePort(wanted, console.log);
  if (isBuiltFirst) {
    console.log(`Le site se prépare\u00a0: il sera à l’adresse http://localhost:${announced}`);
    await build(root);
  }
  const { port, close } = await startPreview(root, await freePort(announced, console.log), { isOpen });
  console.log(`Le site est à l’adresse http://localhost:${port} (Ctrl+C pour arrêter).`);
  stopAtSignal(close);
}
