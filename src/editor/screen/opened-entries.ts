type Opened = {
  /** The text that the form was filled with. */
  file: string;
  /** The text that was saved since. */
  saved?: string;
  /** The text of an earlier opening, from which a draft that this browser has kept may come. */
  earlier?: string;
};

/** Where the texts of opened files outlast a reload of the page: `localStorage`, as far as it goes. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (path: string): string => `opened:${path}`;

/**
 * The texts that forms were opened from, by their files. A save is held against them: what differs from them on the
 * disk was changed by somebody else.
 */
export class OpenedEntries {
  readonly #entries = new Map<string, Opened>();
  readonly #store: TextStore;

  constructor(store: TextStore) {
    this.#store = store;
  }

  /** A form is about to be filled with the text of a file. */
  opened(path: string, file: string): void {
    const known = this.#entries.get(path);
    // A list of drafts reads their files as well: the same text again is no other opening.
    if (known?.file === file && known.saved === undefined) return;
    const earlier = this.#store.getItem(keyOf(path));
    this.#entries.set(path, earlier === null ? { file } : { file, earlier });
    this.#keep(path, file);
  }

  /** A form that was filled with `raw` now stands in its file as `text`. */
  saved(path: string, raw: string, text: string): void {
    this.#entries.set(path, { file: raw, saved: text });
    this.#keep(path, text);
  }

  /** The file's text when the work began of which a form, filled with `raw`, is the result; null for a new one. */
  baseOf(path: string, raw: string): string | null {
    const entry = this.#entries.get(path);
    if (entry === undefined) return raw === '' ? null : raw;
    if (raw === entry.file) return entry.saved ?? entry.file;
    // Decap has brought back a draft that was never saved, begun from what the file said then.
    return entry.earlier ?? entry.file;
  }

  /** The text that somebody saw last of a file, if they have opened it. */
  seen(path: string): string | undefined {
    const entry = this.#entries.get(path);
    return entry?.saved ?? entry?.file;
  }

  #keep(path: string, text: string): void {
    try {
      this.#store.setItem(keyOf(path), text);
    } catch {
      // A full store costs a draft its beginning, which only matters if its file has changed as well.
    }
  }
}
