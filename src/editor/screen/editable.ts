import type { z } from 'zod';
import { FILE_RULES, FOLDER_RULES } from '#src/content-model/content-rules.ts';
import { PART_FOLDERS } from '#src/features/editorial/editorial-tags.ts';
import { type FieldReading, readField } from './read-field.ts';
import { hasRecords } from './map-as-list.ts';

/** A folder of `content/` with its files of one extension, or a group of single files, as the screen shows it. */
export type EditableFolder = FieldReading & {
  kind: 'folder';
  /** `courses`; `courses-mdx` for the files whose text holds components. */
  name: string;
  folder: string;
  extension: string;
  /** Its texts may hold parts. */
  hasParts: boolean;
};

type EditableFiles = {
  kind: 'files';
  name: string;
  title: string;
  description: string;
  files: readonly (FieldReading & { name: string })[];
};

export type Editable = EditableFolder | EditableFiles;

/** The field that gives a new entry of a numbered folder its name, and stays out of its file. */
export const NUMBER_KEY = 'numero';

/** The name under which the format of a collection's files is registered. */
export const formatOf = (collection: string): string => `cursive-${collection}`;

const folders: readonly EditableFolder[] = Object.entries(FOLDER_RULES).flatMap(([folder, { schema, extensions }]) =>
  extensions.map((dotted) => {
    const extension = dotted.slice(1);
    const name = extension === 'mdx' ? `${folder}-mdx` : folder;
    return { kind: 'folder' as const, name, folder, extension, hasParts: extension === 'mdx', ...readField(schema) };
  }),
);

const files = Object.entries(FILE_RULES).map(([file, schema]) => ({
  name: file.replace(/\.yaml$/, ''),
  ...readField(schema),
}));

/** A file of records is a collection of its own: its format is another. */
const [registers, settings] = [
  files.filter(({ schema }) => hasRecords(schema)),
  files.filter(({ schema }) => !hasRecords(schema)),
];

/** The host of a repository knows files by their names alone: those with components are a collection of their own. */
const foldersApart = (componentFolders: readonly string[]): readonly EditableFolder[] =>
  folders.filter(({ extension, folder }) => extension !== 'mdx' || componentFolders.includes(folder));

/** The server of this computer shows one list of a kind: see src/editor/file-api/text-files.ts. */
const foldersTogether = folders
  .filter(({ extension }) => extension !== 'mdx')
  .map((folder) => ({ ...folder, hasParts: PART_FOLDERS.includes(folder.folder) }));

/**
 * Everything in `content/` that the screen opens. `componentFolders` are those that hold .mdx files; left out, texts
 * with parts stand among the others.
 */
export const editables = (componentFolders?: readonly string[]): readonly Editable[] => [
  ...(componentFolders === undefined ? foldersTogether : foldersApart(componentFolders)),
  ...registers.map((file) => ({
    kind: 'files' as const,
    name: file.name,
    title: file.title ?? file.name,
    description: file.description ?? '',
    files: [file],
  })),
  {
    kind: 'files' as const,
    name: 'settings',
    title: 'Pages et réglages',
    description: 'Les textes des pages fixes, et ce qui est vrai de l’organisme',
    files: settings,
  },
];

/** The schema of an entry: of the collection, or of one of its files. */
export function schemaOf(editable: Editable, slug: string): z.core.$ZodType | undefined {
  return editable.kind === 'folder' ? editable.schema : editable.files.find(({ name }) => name === slug)?.schema;
}
