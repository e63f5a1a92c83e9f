import { schemaOfFile } from '#src/content-model/content-rules.ts';
import type { Cms } from './decap-client.ts';
import { readEntry } from './entry-format.ts';
import { entryProblems, takenName } from './entry-problems.ts';
import { type FilesPage, refuseAll, resolved, spokenError } from './files-page.ts';
import { type Draft, type HostedClient, type HostedEntry, HostedEntries, type HostedOptions } from './hosted-client.ts';
import { CHANGED_SINCE_OPENED, mergeSave, type Resolution } from './merge-save.ts';

const isMarkdown = (path: string): boolean => !path.endsWith('.yaml');

const withoutSlash = (path: string): string => path.replace(/^\//, '');

type Guarded = Omit<HostedClient, 'getMediaFile' | 'unpublishedEntry'>;

/** Saves over what forms were opened from, and over nothing else, where Decap would write the whole form. */
export class HostedFiles implements Guarded {
  readonly #page: FilesPage;
  readonly #entries: HostedEntries;
  readonly #client: HostedClient;
  /** The pictures of drafts that forms know of: what a form leaves out of them is to go. */
  readonly #knownPictures = new Set<string>();
  /** Decap takes an entry off the site by deleting it, then saves it as a draft. */
  readonly #deleted = new Set<string>();

  constructor(client: HostedClient, page: FilesPage) {
    this.#page = page;
    this.#entries = new HostedEntries(client);
    this.#client = this.#entries.client;
  }

  readonly getEntry: HostedClient['getEntry'] = async (path) => {
    const entry = await this.#client.getEntry(path);
    if (entry.data !== '') this.#page.opened.opened(path, entry.data);
    return entry;
  };

  readonly unpublishedEntryDataFile: HostedClient['unpublishedEntryDataFile'] = async (collection, slug, path, id) => {
    const text = await this.#client.unpublishedEntryDataFile(collection, slug, path, id);
    this.#page.opened.opened(path, text);
    return text;
  };

  readonly unpublishedEntryMediaFile: HostedClient['unpublishedEntryMediaFile'] = (collection, slug, path, id) => {
    this.#knownPictures.add(path);
    return this.#client.unpublishedEntryMediaFile(collection, slug, path, id);
  };

  readonly persistEntry: HostedClient['persistEntry'] = (entry, options) => this.#save(entry, options);

  readonly deleteFiles: HostedClient['deleteFiles'] = async (paths, message) => {
    for (const path of paths) {
      const seen = this.#page.opened.seen(path);
      const text = seen === undefined ? null : await this.#entries.published(path);
      if (text !== null && text !== seen) throw spokenError(CHANGED_SINCE_OPENED);
    }
    const done = await this.#client.deleteFiles(paths, message);
    for (const path of paths) this.#deleted.add(path);
    return done;
  };

  async #save(entry: HostedEntry, options: HostedOptions, resolution?: Resolution): Promise<unknown> {
    const [file] = entry.dataFiles;
    const { path, slug, raw } = file;
    const { opened, tellTaken } = this.#page;
    const filledWith = this.#page.filledWith();
    const isNew = options.newEntry === true;
    const base = isNew || this.#deleted.has(path) ? null : opened.baseOf(path, filledWith);
    const draft = await this.#entries.draftOf(options.collectionName, slug);
    const theirs = await this.#textOf(path, draft, options.collectionName, slug);
    if (isNew && theirs !== null) refuseAll(this.#page, [takenName(path, path)]);
    const outcome = mergeSave({ path, base, mine: raw, theirs }, resolution);
    if ('conflict' in outcome) return this.#save(entry, options, await resolved(this.#page, outcome.conflict));
    if (outcome.text !== raw) this.#assertRight(path, outcome.text);
    const assets = [...entry.assets, ...(await this.#othersPictures(entry, draft, options.collectionName))];
    const done = await this.#client.persistEntry(
      { ...entry, dataFiles: [{ ...file, raw: outcome.text }], assets },
      { ...options, unpublished: draft !== null },
    );
    opened.saved(path, filledWith, raw);
    this.#deleted.delete(path);
    for (const asset of entry.assets) this.#knownPictures.add(withoutSlash(asset.path));
    if (outcome.taken.length > 0) tellTaken(outcome.taken);
    return done;
  }

  /** The text of an entry's file that would be written over: in its draft, or on the site. */
  #textOf(path: string, draft: Draft | null, collection: string, slug: string): Promise<string | null> {
    const file = draft?.diffs.find((one) => one.path === path);
    return file === undefined
      ? this.#entries.published(path)
      : this.#client.unpublishedEntryDataFile(collection, slug, path, file.id);
  }

  /** Two right entries may merge into a wrong one. */
  #assertRight(file: string, text: string): void {
    const schema = schemaOfFile(file);
    if (schema === undefined) return;
    const data = readEntry(text, isMarkdown(file));
    const problems = entryProblems({ file, schema, data, isMarkdown: isMarkdown(file) });
    if (problems.length > 0) refuseAll(this.#page, problems);
  }

  /** The pictures that somebody else has put into the draft: Decap takes out of it those that are not saved again. */
  #othersPictures({ dataFiles: [{ path, slug }], assets }: HostedEntry, draft: Draft | null, collection: string) {
    const ours = new Set([path, ...assets.map((asset) => withoutSlash(asset.path)), ...this.#knownPictures]);
    const others = draft?.diffs.filter((file) => !ours.has(file.path)) ?? [];
    return Promise.all(others.map((file) => this.#entries.picture(collection, slug, file)));
  }
}

/** Has Decap save through us at the host of a repository; all else remains as it is, the login above all. */
export function guardHostedFiles(cms: Cms, name: string, page: FilesPage): void {
  const backend = cms.getBackend(name);
  const { init } = backend;
  // Decap refuses a second backend of one name, and knows who has logged in by that name.
  backend.init = (...settings) => {
    const client = init(...settings);
    return Object.assign(client, new HostedFiles(client, page));
  };
}
