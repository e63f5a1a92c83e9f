import { now } from '../src/lib/clock.ts';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';
import type { Finding } from '../src/content-model/finding.ts';
import { printFindings } from '../src/content-model/print-findings.ts';
import { CONTENT, withContentFolder } from '../src/lib/content-folder.ts';
import { withForwardSlashes } from '../src/lib/text-file.ts';
import { portOf, runCommand } from './command-line.ts';
import { findingsOf } from './content/run-content.ts';
import { stopAtSignal } from './preview-server.ts';

const root = process.cwd();

/** Delays the check, because the editing screen saves a text and its pictures one after the other. */
const DEBOUNCE_MS = 300;

const HELP = `Le site, et à côté l’écran de rédaction (/admin), qui écrit dans les fichiers de cet ordinateur.

Utilisation : npm run edit -- [--port 9000]

Code de sortie : 0 arrêté, 2 commande mal écrite.
`;

let known: ReadonlySet<string> | undefined;

const keyOf = ({ rule, file, field, found }: Finding): string => [rule, file, field, found].join('\n');

function report(saved: ReadonlySet<string> = new Set(), server?: ViteDevServer): void {
  const findings = findingsOf(root, now(), {}, [...saved]);
  const problems = findings.filter(({ severity }) => severity === 'error');
  if (problems.length > 0) {
    const text = printFindings(problems, 'Contenu du site');
    console.error(text);
    const message = stripVTControlCharacters(text);
    server?.environments.client.hot.send({ type: 'error', err: { message, stack: '' } });
    server?.environments.client.hot.send('content-report', problems);
    return;
  }
  const isShown = (finding: Finding): boolean => saved.has(finding.file) || known?.has(keyOf(finding)) === false;
  const shown = findings.filter((finding) => finding.rule !== 'placeholder' && isShown(finding));
  known = new Set(findings.map(keyOf));
  server?.environments.client.hot.send('content-report', shown);
  if (shown.length > 0) console.warn(printFindings(shown, 'Après cet enregistrement'));
  console.log(
    withContentFolder('Contenu vérifié\u00a0: aucune erreur. Pour ce qui manque encore\u00a0: npm run content'),
  );
}

const contentReport: Plugin = {
  name: 'content-report',
  configureServer(server) {
    let timer: NodeJS.Timeout | undefined;
    const saved = new Set<string>();
    server.watcher.on('all', (_, path) => {
      const file = withForwardSlashes(relative(root, path));
      if (!file.startsWith(`${CONTENT}/`)) return;
      saved.add(file);
      clearTimeout(timer);
      timer = setTimeout(() => {
        report(new Set(saved), server);
        saved.clear();
      }, DEBOUNCE_MS);
    });
  },
};

await runCommand({
  help: HELP,
  options: { port: { type: 'string' } },
  run: async ({ port }) => {
    const server = { ...(port !== undefined && { port: portOf(port) }), open: process.stdout.isTTY && '/admin' };
    console.log('Le site se prépare…');
    report();
    // The server loads the configuration, which reads `EDITING`. The other variables turn off network calls of Astro.
    Object.assign(process.env, { EDITING: 'local', ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DISABLE_UPDATE_CHECK: 'true' });
    const { dev } = await import('astro');
    const running = await dev({ logLevel: 'error', server, vite: { plugins: [contentReport] } });
    const url = `http://localhost:${running.address.port}`;
    console.log(`
  Modifier le contenu\u00a0:  ${url}/admin
  Voir le site\u00a0:         ${url}

  Ce que vous enregistrez est écrit dans le dossier ${CONTENT} de cet ordinateur, puis vérifié\u00a0: ce qui est à corriger s’affiche à l’écran et ici.
  Rien n’est publié\u00a0: pour mettre en ligne, suivez «\u00a0Publier\u00a0» dans docs/guide-redaction.md.
  Pour arrêter\u00a0: Ctrl+C
`);
    stopAtSignal(() => {
      console.log('Arrêté.');
      return running.stop();
    });
    return 0;
  },
});
