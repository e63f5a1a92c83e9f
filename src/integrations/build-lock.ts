import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { claim } from '#src/lib/claim.ts';

/**
 * Lets a build work beside `npm run edit`, and no two builds in one folder: each would empty what the other writes.
 */
export function buildLock(): AstroIntegration {
  return {
    name: 'build-lock',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command === 'dev') return;
        // Vite prepares packages for browsers here: a development server would lose those that it has told its pages of.
        updateConfig({ vite: { cacheDir: fileURLToPath(new URL('vite', config.cacheDir)) } });
        if (command !== 'build') return;
        const root = fileURLToPath(config.root);
        const other = claim(root, 'build');
        if (other === undefined) return;
        const failure = new Error(
          `Le site est déjà en construction dans ce dossier (processus ${other.pid}). Attendez qu’il soit construit, puis relancez cette commande.`,
        );
        // Where our code noticed is of no use.
        failure.stack = '';
        throw failure;
      },
    },
  };
}
