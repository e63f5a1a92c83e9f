import { parseArgs } from 'node:util';
import { asJsonLines, asTable, listSubmissions } from './leads-list.ts';
import { openStores } from './leads-store.ts';

export const HELP = `Les demandes reçues par les formulaires du site.

Utilisation : npm run leads -- <commande> [options]

Commandes
  list         liste les demandes, de la plus ancienne à la plus récente

Options
  --json       un objet JSON par ligne
  --suspects   les demandes mises à l’écart, sans doute envoyées par des robots
  --help       cette aide

Sans réglage, lit les demandes reçues sur cette machine (npm start, npm run dev).
Avec NETLIFY_SITE_ID et NETLIFY_AUTH_TOKEN, lit celles du site en ligne.

Code de sortie : 0 tout va bien, 1 demandes inaccessibles ou illisibles, 2 commande mal écrite.
`;

export type Terminal = {
  root: string;
  env: NodeJS.ProcessEnv;
  print: (text: string) => void;
  warn: (text: string) => void;
};

const OPTIONS = { json: { type: 'boolean' }, suspects: { type: 'boolean' }, help: { type: 'boolean' } } as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    return null;
  }
}

async function list({ json = false, suspects = false }, { root, env, print, warn }: Terminal): Promise<number> {
  const { stores, close } = await openStores(suspects ? 'suspects' : 'submissions', root, env);
  try {
    const { submissions, unreadable } = await listSubmissions(stores);
    print(json ? asJsonLines(submissions) : asTable(submissions));
    for (const key of unreadable) warn(`Demande illisible : ${key}\n`);
    return unreadable.length === 0 ? 0 : 1;
  } finally {
    close();
  }
}

/** Runs one command and gives its exit code. Only what was asked for goes to `print`. */
export async function runLeads(args: readonly string[], terminal: Terminal): Promise<number> {
  const parsed = parse(args);
  if (parsed?.values.help === true) {
    terminal.print(HELP);
    return 0;
  }
  if (parsed?.positionals.join(' ') !== 'list') {
    terminal.warn(`Commande ou option inconnue : ${args.join(' ') || '(aucune)'}\n\n${HELP}`);
    return 2;
  }
  try {
    return await list(parsed.values, terminal);
  } catch (error) {
    terminal.warn(`Les demandes sont inaccessibles. ${error instanceof Error ? error.message : ''}\n`);
    return 1;
  }
}
