export type EditorHints = {
  /** The French label of each value, if the values are words of code: `{ remote: 'À distance' }` */
  choices?: Readonly<Record<string, string>>;
  /** Groups only: the text of a collapsed group, `{{title}}, {{hours}} h`. The default is the first field. */
  summary?: string;
  multiline?: true;
  /** The value comes from a list in this file of `content/`. The form shows the fields `shown` of each item. */
  refersTo?: { file: string; value: string; shown?: readonly string[] };
  /** The value is the file name of an entry in this folder of `content/`: `team`. Its files have a field `name`. */
  refersToEntryOf?: string;
  picture?: true;
  /** Files and folders only: the folder of their pictures, under `content/images`. */
  pictures?: string;
  one?: string;
  /** Without this label, the file has no text below its fields. */
  body?: string;
  draft?: true;
  numbered?: true;
  /** Editors cannot add or remove entries, because code refers to them by name. */
  fixed?: true;
};

declare module 'zod' {
  // Module augmentation requires an interface.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface GlobalMeta {
    editor?: EditorHints;
    /** Numbers only: the field also takes a duration as people write it, « 3 h 30 » or « 2 jours ». */
    unit?: 'hours' | 'days';
  }
}
