/** Serves `dist/` as Netlify would: `npm run preview -- --port 9000`, with `--host` to other devices of the network too. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Preview, startPreview, stopAtSignal } from './preview-server.ts';

const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'boolean', default: false } } });

if (!existsSync('dist/index.html')) {
  console.error('Il n’y a pas encore de site dans dist\u00a0: lancez d’abord npm run build, ou npm start.');
  process.exit(2);
}

/** Listens to the port, or to the next one that is free. */
async function startAt(port: number): Promise<Preview> {
  try {
    return await startPreview(process.cwd(), port, { isOpen: values.host });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    console.log(`Le port ${port} est déjà pris.`);
    return startAt(port + 1);
  }
}

const { port, close } = await startAt(Number(values.port ?? process.env.PORT ?? 8888));
console.log(`Le site est à l’adresse http://localhost:${port} (Ctrl+C pour arrêter).`);
stopAtSignal(close);
