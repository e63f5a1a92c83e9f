/** The facts that the editors' screen needs of a field, or of a whole file, beyond its form. */
export type EditorHints = {
  /** How each choice reads, where the value is a word of code: `{ remote: 'À distance' }` */
  choices?: Readonly<Record<string, string>>;
  /** The hint below the field of a form, where the description speaks to those who write files. */
  hint?: string;
  /** Of a group: what stands for it while it is closed, `{{title}}, {{hours}} h`. Its first field, if not said. */
  summary?: string;
  multiline?: true;
  /** The value stands in a list of this file of `content/`; `shown` are the fields that a form shows of each item. */
  refersTo?: { file: string; value: string; shown?: readonly string[] };
  /** The value is the name of an entry of this folder of `content/`, whose files have a field `name`: `team` */
  refersToEntryOf?: string;
  picture?: true;
  /** Of a whole file's schema: the folder of its pictures, under `content/images`. */
  pictures?: string;
  /** The name for one entry of a folder: `Témoignage` */
  one?: string;
  /** The label of the text below the front matter; without one, the file has no such text. */
  body?: string;
  /** Of a folder: new entries are drafts. */
  draft?: true;
  /** Entries have a number, which begins their name. */
  numbered?: true;
  /** Code knows the entries by name: none is added, none removed. */
  fixed?: true;
};

declare module 'zod' {
  // Only an interface adds to one that is there.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface GlobalMeta {
    editor?: EditorHints;
  }
}
