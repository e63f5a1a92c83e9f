/** The site with live reload, and `/admin` to change its content in the files of this folder. */
import { stripVTControlCharacters } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';
import { checkContent } from '../src/content-model/check-content.ts';
import { printFindings } from '../src/content-model/print-findings.ts';
import { CONTENT } from '../src/lib/content-folder.ts';
import { stopAtSignal } from './preview-server.ts';

const root = process.cwd();

/** Long enough for a picture and the text that names it to be written together. */
const SETTLED_MS = 300;

/** Says what is wrong with the content, in the terminal and over the open pages of the site. */
function report(server?: ViteDevServer): void {
  const problems = checkContent(root).filter(({ severity }) => severity === 'error');
  if (problems.length === 0) {
    console.log('Contenu vérifié\u00a0: aucune erreur. Pour ce qui manque encore\u00a0: npm run content');
    return;
  }
  const text = printFindings(problems, 'Contenu du site');
  console.error(text);
  const message = stripVTControlCharacters(text);
  server?.environments.client.hot.send({ type: 'error', err: { message, stack: '' } });
}

const contentReport: Plugin = {
  name: 'content-report',
  configureServer(server) {
    let settled: NodeJS.Timeout | undefined;
    server.watcher.on('all', (_, path) => {
      if (!path.startsWith(`${root}/${CONTENT}/`)) return;
      clearTimeout(settled);
      settled = setTimeout(() => {
        report(server);
      }, SETTLED_MS);
    });
  },
};

console.log('Le site se prépare…');
report();
// Read by the configuration, which is loaded with the server; nothing is sent to anybody.
Object.assign(process.env, { EDITING: 'local', ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DISABLE_UPDATE_CHECK: 'true' });
const { dev } = await import('astro');
const server = await dev({
  logLevel: 'error',
  server: { open: process.stdout.isTTY && '/admin' },
  vite: { plugins: [contentReport] },
});
const url = `http://localhost:${server.address.port}`;

console.log(`
  Modifier le contenu\u00a0:  ${url}/admin
  Voir le site\u00a0:         ${url}

  Ce que vous enregistrez est écrit dans le dossier ${CONTENT} de cet ordinateur, puis vérifié\u00a0: ce qui est à corriger s’affiche ici.
  Rien n’est publié\u00a0: pour mettre en ligne, suivez «\u00a0Publier\u00a0» dans docs/guide-redaction.md.
  Pour arrêter\u00a0: Ctrl+C
`);

stopAtSignal(() => {
  console.log('Arrêté.');
  return server.stop();
});
