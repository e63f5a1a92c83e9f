/**
 * Runs a command of this project, `node scripts/ready.mjs scripts/edit.ts`, or says in a sentence why none can run yet.
 * In plain JavaScript: before the packages are there, the computer's own Node reads it, which may be an old one.
 */
import console from 'node:console';
import module, { createRequire } from 'node:module';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The first Node that runs TypeScript. */
const OLDEST = [22, 18];

const root = new URL('../', import.meta.url);

/** As Node looks for packages: also in the folders around this one. */
function hasPackages() {
  try {
    return createRequire(root).resolve('astro/package.json') !== '';
  } catch {
    return false;
  }
}

function whatIsMissing() {
  if (!hasPackages())
    return 'Les outils du site ne sont pas installés dans ce dossier\u00a0: lancez «\u00a0npm ci\u00a0», puis relancez cette commande.';
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]))
    return `Cette commande demande le Node\u00a024 que «\u00a0npm ci\u00a0» installe dans ce dossier, et c’est Node\u00a0${process.versions.node} qui l’a lancée\u00a0: lancez «\u00a0npm ci\u00a0», puis la commande par «\u00a0npm run\u00a0».`;
  return undefined;
}

/** Vite, which builds the site, takes what follows one of these signs in a path for the end of an address. */
function unreadableName() {
  const folder = fileURLToPath(root);
  const sign = /[#?]/.exec(folder)?.[0];
  return sign === undefined
    ? undefined
    : `Ce dossier ne peut pas servir\u00a0: son chemin contient «\u00a0${sign}\u00a0» (${folder}). Renommez ou déplacez le dossier, puis relancez cette commande.`;
}

const missing = whatIsMissing() ?? unreadableName();
if (missing !== undefined) {
  console.error(missing);
  process.exit(1);
}

// Astro and Vite are large: compiled once, they start a second sooner from then on.
module.enableCompileCache(fileURLToPath(new URL('node_modules/.cache/compiled', root)));

const [node, , command, ...args] = process.argv;
if (command !== undefined) {
  const file = new URL(command, root);
  process.argv = [node, fileURLToPath(file), ...args];
  try {
    await import(file.href);
  } catch (error) {
    // The one setting that every command reads before it can say anything.
    if (!(error instanceof Error) || error.name !== 'WrongContentFolder') throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
