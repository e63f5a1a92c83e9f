import type { ListResultBlob, Store } from '@netlify/blobs';
import { requestsSchema } from '#src/features/contact/requests-schema.ts';
import { readContentFile } from '#src/lib/content-file.ts';
import { PURGE_MARK } from '#netlify/submissions/outbox-record.ts';
import { purge, type PurgeCounts } from '#netlify/submissions/purge.ts';
import type { StoreKind } from '#netlify/submissions/submission-store.ts';
import { isConfirmed, type Progress, type Terminal } from './terminal.ts';
import { eraseExports, exportsBeyond } from './made-exports.ts';
import { eraseFiles, mailFilesBeyond } from './mail-files.ts';
import { idOf, placesOf } from './read-leads.ts';
import { type Given, type LeadsCommand, options } from './leads-command.ts';
import { isOnline, type Site, SITE_AND_PREVIEWS, withSites } from './stores.ts';

type Listed = { blobs: ListResultBlob[]; directories: string[] };

async function* mapped<Item>(items: AsyncIterable<Item>, change: (item: Item) => Item): AsyncGenerator<Item> {
  for await (const item of items) yield change(item);
}

/** Looks as if what is deleted were gone, and touches nothing. */
function untouched(store: Store): Store {
  const gone = new Set<string>();
  return new Proxy(store, {
    get(target, name): unknown {
      if (name === 'delete')
        return (key: string) => {
          gone.add(key);
          return Promise.resolve();
        };
      if (name === 'list')
        return (options: { prefix?: string; paginate?: true } = {}) => {
          const left = ({ blobs, directories }: Listed): Listed => ({
            blobs: blobs.filter(({ key }) => !gone.has(key)),
            directories,
          });
          const { prefix = '', paginate } = options;
          return paginate === true
            ? mapped(target.list({ prefix, paginate }), left)
            : target.list({ prefix }).then(left);
        };
      return Reflect.get(target, name);
    },
  });
}

/** Opens each store once, so that it remembers what was deleted. */
function untouchedStores({ store }: Site): Site['store'] {
  const opened = new Map<StoreKind, Store>();
  return (kind) => {
    const known = opened.get(kind) ?? untouched(store(kind));
    opened.set(kind, known);
    return known;
  };
}

/** The counts of a purge: entries of the stores, and files of this computer. */
type Counts = PurgeCounts & { mailFiles: number; exports: number };

const WORDS = {
  submissions: 'Demandes',
  suspects: 'Mises à l’écart',
  outbox: 'Envois',
  followUp: 'Marques de suivi',
  progress: 'Marques d’envoi',
  mailFiles: 'Copies de mails',
  exports: 'Exports',
} as const satisfies Record<keyof Counts, string>;
const STORED = ['submissions', 'suspects', 'outbox', 'followUp', 'progress'] as const;
const WHAT = [...STORED, 'mailFiles', 'exports'] as const;
const LABEL_WIDTH = 18;

type Opened = Site['store'];

const idsIn = async (opened: readonly Opened[]): Promise<Set<string>> => {
  const sites = opened.map((store) => ({ store }));
  const places = await Promise.all((['submissions', 'suspects'] as const).map((kind) => placesOf(sites, kind)));
  return new Set(places.flat().map(idOf));
};

type Files = { mailFiles: string[]; exports: string[] };
type Purged = { counts: Counts; files: Files };

/**
 * The files of this computer about requests that are in no store any more, whoever erased those. Mails are written here for
 * the requests of this computer alone.
 */
async function filesBeyond(opened: readonly Opened[], terminal: Terminal): Promise<Files> {
  const { root, env } = terminal;
  const kept = await idsIn(opened);
  return {
    mailFiles: isOnline(env) ? [] : await mailFilesBeyond(root, kept),
    exports: await exportsBeyond(terminal, kept),
  };
}

/** Purges all stores and counts together what went; readings show how far they are. */
async function purgeAll(opened: readonly Opened[], terminal: Terminal): Promise<Purged> {
  const { retention } = readContentFile('requests.yaml', requestsSchema);
  const total: PurgeCounts = { submissions: 0, suspects: 0, outbox: 0, followUp: 0, progress: 0 };
  let bar: Progress | undefined;
  const onProgress = (done: number, records: number) => {
    if (done === 1) {
      bar?.stop();
      bar = terminal.progress('Lecture des demandes', records);
    }
    bar?.advance();
  };
  try {
    for (const openStore of opened) {
      const counts = await purge({ openStore, now: terminal.now(), retention, onProgress });
      for (const what of STORED) total[what] += counts[what];
    }
    const files = await filesBeyond(opened, terminal);
    return { counts: { ...total, mailFiles: files.mailFiles.length, exports: files.exports.length }, files };
  } finally {
    bar?.stop();
  }
}

const asText = (title: string, counts: Counts): string =>
  `${title}\n${WHAT.map((what) => `  ${WORDS[what].padEnd(LABEL_WIDTH)}${counts[what]}\n`).join('')}`;

/** « demandes (2), exports (/home/zoe/novembre.csv) »: what stands in the place of an export by now may be none any more. */
const whatToErase = ({ counts, files }: Purged): string =>
  WHAT.filter((what) => counts[what] > 0)
    .map((what) => `${WORDS[what].toLowerCase()} (${what === 'exports' ? files.exports.join(', ') : counts[what]})`)
    .join(', ');

/** A purge that the site itself has not finished is finished by this one: its daily report need not tell of it any more. */
async function noteFinished(sites: readonly Site[]): Promise<void> {
  await Promise.all(sites.map(({ store }) => store('open').delete(PURGE_MARK)));
}

async function purgeLeads({ values }: Given, terminal: Terminal): Promise<number> {
  const { 'dry-run': isDry = false, yes = false, json: isJson = false } = values;
  const report = (title: string, counts: Counts) => {
    terminal.print(isJson ? `${JSON.stringify(counts)}\n` : asText(title, counts));
  };
  return withSites(
    terminal,
    async (sites) => {
      const rehearsed = isDry || !yes ? await purgeAll(sites.map(untouchedStores), terminal) : null;
      if (rehearsed !== null && (isDry || WHAT.every((what) => rehearsed.counts[what] === 0))) {
        if (!isDry) await noteFinished(sites);
        report('Serait effacé', rehearsed.counts);
        return 0;
      }
      const question = `Effacer définitivement ${rehearsed === null ? '' : whatToErase(rehearsed)}\u202f?`;
      if (!(await isConfirmed(question, yes, terminal))) return 1;
      const stores = sites.map(({ store }) => store);
      const { counts, files } = await purgeAll(stores, terminal);
      await noteFinished(sites);
      await eraseFiles(files.mailFiles);
      await eraseExports(terminal.root, files.exports);
      report('Effacé', counts);
      return 0;
    },
    SITE_AND_PREVIEWS,
  );
}

export const purgeCommand: LeadsCommand = {
  name: 'purge',
  summary: 'efface ce qui a dépassé la durée de conservation',
  options: options('dry-run', 'json', 'yes'),
  notes: [
    'La durée est celle de content/requests.yaml, à compter de la dernière demande de la même personne. Le site en ligne efface de lui-même chaque jour ; de cet ordinateur, cette commande efface les copies de mails et les fichiers écrits par « export » où figure une demande que le site n’a plus. Une deuxième fois ne change rien.',
  ],
  examples: ['purge --dry-run', 'purge --yes'],
  run: purgeLeads,
};
