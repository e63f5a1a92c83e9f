// This file must run in old versions of Node and without packages.
import console from 'node:console';
import { existsSync } from 'node:fs';
import module from 'node:module';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const [major] = process.versions.node.split('.').map(Number);
const isInstalled = existsSync(new URL('../node_modules/astro', import.meta.url));

if (!isInstalled || major < 24) {
  console.error(
    isInstalled
      ? 'Il faut Node 24 ou plus, et celui de cet ordinateur est plus ancien\u00a0: relancez cette commande par «\u00a0npm run\u00a0». Sur macOS, installez d’abord Node 24 (nodejs.org).'
      : 'Les outils du site ne sont pas installés dans ce dossier\u00a0: lancez «\u00a0npm ci\u00a0», puis relancez cette commande par «\u00a0npm run\u00a0».',
  );
  process.exit(1);
}
// Caches compiled packages, because compiling them again takes each command half a second.
module.enableCompileCache(fileURLToPath(new URL('../.cache/node', import.meta.url)));
// Removes the name of the script, so that the script reads its arguments as if Node had started it.
const [script] = process.argv.splice(2, 1);
try {
  await import(new URL(`../${script}`, import.meta.url).href);
} catch (error) {
  if (error.name !== 'ContentError') throw error;
  console.error(error.message);
  process.exitCode = 2;
}
