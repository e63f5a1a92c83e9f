import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { portOf, runCommand } from './command-line.ts';
import { type Preview, startPreview, stopAtSignal } from './preview-server.ts';

const HELP = `Sert le site construit (dist/), comme le fera l’hébergeur.

Utilisation : npm run preview -- [--port 9000] [--host]
              npm start -- [--port 9000] [--host]          construit d’abord le site

--port choisit le port ; s’il est pris, le suivant.
--host ouvre le site aux autres appareils de votre réseau.
Code de sortie : 0 arrêté, 2 commande mal écrite, ou pas encore de site.
`;

async function startAt(port: number, isPublic: boolean): Promise<Preview> {
  try {
    return await startPreview(process.cwd(), port, { isPublic });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    console.log(`Le port ${port} est déjà pris.`);
    return startAt(port + 1, isPublic);
  }
}

await runCommand({
  help: HELP,
  options: { port: { type: 'string' }, host: { type: 'boolean', default: false }, build: { type: 'boolean' } },
  run: async ({ port: requested, host, build }) => {
    const wanted = portOf(requested ?? process.env.PORT);
    if (build) {
      const { status } = spawnSync('npm run build', { stdio: 'inherit', shell: true });
      if (status !== 0) return status ?? 1;
    }
    if (!existsSync('dist/index.html')) {
      console.error('Il n’y a pas encore de site dans dist\u00a0: lancez d’abord npm run build, ou npm start.');
      return 2;
    }
    const { port, close } = await startAt(wanted, host);
    console.log(`Le site est à l’adresse http://localhost:${port} (Ctrl+C pour arrêter).`);
    stopAtSignal(close);
    return 0;
  },
});
