/** A file of a draft, by the name that its host gives to what it holds. */
export type DraftFile = { path: string; id: string };

/** The changes that wait in a branch to be published: the files in which it differs from the site. */
export type Draft = { diffs: readonly DraftFile[] };

/** A picture that is saved with an entry, with Decap's names of its parts. */
type Asset = { path: string; fileObj?: File | undefined; toBase64: () => Promise<string> };

/** None of our entries is in several languages: each has one file. */
export type HostedEntry = {
  dataFiles: readonly [{ path: string; slug: string; raw: string }];
  assets: readonly Asset[];
};

export type HostedOptions = { collectionName: string; newEntry?: boolean; unpublished?: boolean };

/** As much of Decap's code for the host of a repository as reads and writes entries. */
export type HostedClient = {
  getEntry: (path: string) => Promise<{ data: string }>;
  getMediaFile: (path: string) => Promise<{ file: Blob }>;
  unpublishedEntry: (entry: { collection: string; slug: string }) => Promise<Draft>;
  unpublishedEntryDataFile: (collection: string, slug: string, path: string, id: string) => Promise<string>;
  unpublishedEntryMediaFile: (collection: string, slug: string, path: string, id: string) => Promise<{ file: File }>;
  persistEntry: (entry: HostedEntry, options: HostedOptions) => Promise<unknown>;
  deleteFiles: (paths: readonly string[], message: string) => Promise<unknown>;
};

/** The same, whatever its object does for itself by then. */
const boundClient = (client: HostedClient): HostedClient => ({
  getEntry: client.getEntry.bind(client),
  getMediaFile: client.getMediaFile.bind(client),
  unpublishedEntry: client.unpublishedEntry.bind(client),
  unpublishedEntryDataFile: client.unpublishedEntryDataFile.bind(client),
  unpublishedEntryMediaFile: client.unpublishedEntryMediaFile.bind(client),
  persistEntry: client.persistEntry.bind(client),
  deleteFiles: client.deleteFiles.bind(client),
});

/** Whether a value is an error that says of itself, as Decap's do, that `name` is `value`. */
const says = (error: unknown, name: string, value: unknown): boolean =>
  error instanceof Error && name in error && Reflect.get(error, name) === value;

/** Waits for what may not be there; null where the host says that it is not. */
async function ifThere<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (says(error, 'status', 404) || says(error, 'notUnderEditorialWorkflow', true)) return null;
    throw error;
  }
}

async function asset(path: string, file: File): Promise<Asset> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return { path, fileObj: file, toBase64: () => Promise.resolve(base64) };
}

/** The entries of a repository as they are there now. */
export class HostedEntries {
  readonly client: HostedClient;

  constructor(client: HostedClient) {
    this.client = boundClient(client);
  }

  draftOf(collection: string, slug: string): Promise<Draft | null> {
    return ifThere(this.client.unpublishedEntry({ collection, slug }));
  }

  /** The text of a file in the branch of the site. `getEntry` gives '' for it at GitHub and Forgejo, whatever failed. */
  async published(path: string): Promise<string | null> {
    const found = await ifThere(this.client.getMediaFile(path));
    return found === null ? null : found.file.text();
  }

  async picture(collection: string, slug: string, { path, id }: DraftFile): Promise<Asset> {
    const { file } = await this.client.unpublishedEntryMediaFile(collection, slug, path, id);
    return asset(path, file);
  }
}
