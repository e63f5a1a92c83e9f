import { extname, posix } from 'node:path';
import { CONTENT } from '#src/lib/content-folder.ts';
import { slugify } from '#src/lib/french-text.ts';
import { normalizeValue } from '#src/lib/normalize-input.ts';
import { valueAt } from '#src/lib/template.ts';
import { FILE_RULES, FOLDER_RULES, OPTIONAL_FILES, schemaOfFile } from './content-rules.ts';
import type { Problem } from './finding.ts';
import type { ProjectFiles } from './project-files.ts';
import { schemaProblems } from './schema-problems.ts';
import { readSource, type Source } from './source.ts';
import { type ParsedText, parseText } from './texts.ts';

/** A file that the site reads. `kind` is its folder, or its name if it is directly in `content/`. */
export type ContentFile = { file: string; kind: string; id: string };

/** A content file with its data and text. `data` is undefined if the file cannot be parsed. */
export type Entry = ContentFile & Source & { source: string; text: ParsedText };

const idOf = (file: string): string => posix.parse(file).name;

const extensionsOf = (folder: string): readonly string[] => FOLDER_RULES[folder]?.extensions ?? [];

const entryFiles = (files: ProjectFiles, folder: string): string[] =>
  files
    .names(`${CONTENT}/${folder}`)
    .filter((name) => extensionsOf(folder).includes(posix.extname(name)))
    .sort()
    .map((name) => `${CONTENT}/${folder}/${name}`);

export const contentFiles = (files: ProjectFiles): ContentFile[] => [
  ...Object.keys(FILE_RULES)
    .map((name) => ({ file: `${CONTENT}/${name}`, kind: name, id: idOf(name) }))
    .filter(({ file }) => files.has(file)),
  ...Object.keys(FOLDER_RULES).flatMap((folder) =>
    entryFiles(files, folder).map((file) => ({ file, kind: folder, id: idOf(file) })),
  ),
];

const REQUIRED_TEXTS: Readonly<Record<string, string>> = {
  blog: 'le texte de l’article',
  testimonials: 'ce que la personne dit',
  legal: 'le texte de la page',
};

function missingText({ file, kind, data, body, offset }: Entry): Problem[] {
  const allowed = REQUIRED_TEXTS[kind];
  if (allowed === undefined || body.trim() !== '' || valueAt(data, ['published']) === false) return [];
  const remedy = 'écrivez-le, ou gardez la fiche en brouillon';
  return [{ file, field: '', line: offset + 1, found: 'aucun texte', allowed, remedy }];
}

function fileNameProblems({ file, kind, id }: ContentFile): Problem[] {
  const rule = FOLDER_RULES[kind];
  if (rule === undefined || rule.name.test(id)) return [];
  return [
    {
      file,
      field: '',
      found: `un fichier nommé ${posix.basename(file)}`,
      allowed: rule.naming,
      remedy: `renommez-le, par exemple ${slugify(id)}${extname(file)}`,
    },
  ];
}

type Reading = { entry: Entry; problems: readonly Problem[] };

const NO_TEXT: ParsedText = { problems: [], links: [] };

function readFile(content: ContentFile, source: string): Reading {
  const { file } = content;
  const read = readSource(file, source);
  if (Array.isArray(read))
    return { entry: { ...content, source, data: undefined, body: '', offset: 0, text: NO_TEXT }, problems: read };
  const schema = schemaOfFile(file);
  const data = schema === undefined ? read.data : normalizeValue(schema, read.data);
  const text = file.endsWith('.yaml') ? NO_TEXT : parseText(read.body, file.endsWith('.mdx'));
  const entry = { ...content, ...read, source, data, text };
  return {
    entry,
    problems: [
      ...fileNameProblems(content),
      ...(schema === undefined ? [] : schemaProblems(file, schema, data)),
      ...missingText(entry),
      ...text.problems.map(({ line, ...message }) => ({ file, field: '', line: line + read.offset, ...message })),
    ],
  };
}

const missingFiles = (files: ProjectFiles): Problem[] =>
  Object.keys(FILE_RULES)
    .map((name) => ({ name, file: `${CONTENT}/${name}` }))
    .filter(({ name, file }) => !OPTIONAL_FILES.includes(name) && !files.has(file))
    .map(({ file }) => ({
      file,
      field: '',
      found: 'aucun fichier de ce nom',
      allowed: 'ce fichier',
      remedy: 'remettez-le en place (Git garde l’ancienne version)',
    }));

/** The last reading of each file, reused while its source does not change. */
const lastReadings = new Map<string, Reading>();

/** Reads all content, and returns the problems within each file. */
export function readContent(files: ProjectFiles): { entries: Entry[]; problems: Problem[] } {
  const readings = contentFiles(files).map((content): Reading => {
    const source = files.read(content.file);
    const last = lastReadings.get(content.file);
    const reading = last?.entry.source === source ? last : readFile(content, source);
    lastReadings.set(content.file, reading);
    return reading;
  });
  return {
    entries: readings.map(({ entry }) => entry),
    problems: [...missingFiles(files), ...readings.flatMap(({ problems }) => problems)],
  };
}

/** The data of a single file, by its name; undefined if the file is missing or cannot be parsed. */
export const dataOf = (entries: readonly Entry[], name: string): unknown =>
  entries.find(({ kind }) => kind === name)?.data;
