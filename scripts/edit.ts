/** The site with live reload, and `/admin` to change its content: what is saved there is written to this folder. */
import { CONTENT } from '../src/lib/content-folder.ts';
import { orLeave } from './command-line.ts';
import { openInBrowser } from './new/dev-server.ts';
import { claimAddress } from './serving/development.ts';
import { stopAtSignal } from './serving/signals.ts';

const EDIT = {
  name: 'edit',
  summary: 'Ouvre l’écran qui modifie le contenu du site sur cet ordinateur.',
  mayOpen: false,
};

const { url, config } = await orLeave(() => claimAddress(process.cwd(), EDIT));

console.log('Le site se prépare…');
// Read by the configuration, which is loaded with the server; nothing is sent to anybody.
Object.assign(process.env, { EDITING: 'local', ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DISABLE_UPDATE_CHECK: 'true' });
const { dev } = await import('astro');
const server = await dev({ ...config, logLevel: 'error' });

console.log(`
  Modifier le contenu\u00a0:  ${url}/admin
  Voir le site\u00a0:         ${url}

  Ce que vous enregistrez est vérifié, puis écrit dans le dossier ${CONTENT} de cet ordinateur.
  Rien n’est publié\u00a0: pour mettre en ligne, envoyez ces fichiers avec Git.
  Pour arrêter\u00a0: Ctrl+C
`);
if (process.stdout.isTTY) openInBrowser(`${url}/admin`);

stopAtSignal(() => {
  console.log('Arrêté.');
  return server.stop();
});
