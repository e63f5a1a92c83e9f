/** The site with live reload, and `/admin` to change its content: what is saved there is written to this folder. */
import { connect } from 'node:net';
import { openInBrowser } from './new/dev-server.ts';

const port = Number(process.env.PORT ?? 8888);

const isTaken = (): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!Number.isInteger(port) || port < 1 || port > 65_535)
  fail(`PORT doit être un numéro de port, et non «\u00a0${process.env.PORT ?? ''}\u00a0».`);
if (await isTaken())
  fail(
    `Le port ${port} est déjà pris, sans doute par ce site dans un autre terminal.\n` +
      'Arrêtez-le (Ctrl+C dans ce terminal), ou choisissez un autre port\u00a0: PORT=9000 npm run edit',
  );

console.log('Le site se prépare…');
// Read by the configuration, which is loaded with the server; nothing is sent to anybody.
Object.assign(process.env, { EDITING: 'local', ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DISABLE_UPDATE_CHECK: 'true' });
const { dev } = await import('astro');
const server = await dev({ logLevel: 'error', server: { port }, vite: { server: { strictPort: true } } });

const site = `http://localhost:${port}`;
console.log(`
  Modifier le contenu\u00a0:  ${site}/admin
  Voir le site\u00a0:         ${site}

  Ce que vous enregistrez est vérifié, puis écrit dans les dossiers content et public/images de cet ordinateur.
  Rien n’est publié\u00a0: pour mettre en ligne, envoyez ces fichiers avec Git.
  Pour arrêter\u00a0: Ctrl+C
`);
if (process.stdout.isTTY) openInBrowser(`${site}/admin`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    console.log('Arrêté.');
    void server.stop().finally(() => process.exit());
  });
