import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startPreview } from './preview-server.ts';

const root = process.cwd();
const port = Number(process.env.PORT ?? 8888);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!Number.isInteger(port) || port < 0 || port > 65_535)
  fail(`PORT must be a port number, not "${String(process.env.PORT)}".`);
if (!existsSync(join(root, 'dist/index.html'))) fail('There is no site in dist/: run "npm run build" first.');

const preview = await startPreview(root, port).catch((error: unknown) => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    fail(`Port ${port} is already taken: stop what listens there, or choose another, PORT=9000 npm run preview.`);
  throw error;
});

console.log(`The site is at http://localhost:${preview.port} (Ctrl+C to stop).`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void preview.close().finally(() => process.exit());
  });
}
