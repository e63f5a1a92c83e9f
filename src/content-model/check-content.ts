import { extname, posix } from 'node:path';
import { YAMLException } from 'js-yaml';
import type { z } from 'zod';
import { CONTENT } from '#src/lib/content-folder.ts';
import { slugify } from '#src/lib/french-text.ts';
import { valueAt } from '#src/lib/template.ts';
import { ASTRO_IMAGE_MARK, hasImageMark } from '#src/lib/astro-image-mark.ts';
import { tidyValue } from '#src/lib/normalize-input.ts';
import { brandFileProblems, pictureProblems } from './picture-problems.ts';
import { brandProblems } from './brand-problems.ts';
import { brokenText, replacedCharacters } from './broken-text.ts';
import { categoryProblems, hiddenMemberProblems, type ReadFile, titleProblems } from './catalogue-problems.ts';
import { FILE_RULES, FOLDER_RULES, OPTIONAL_FILES } from './content-rules.ts';
import { codeProblems } from './code-problems.ts';
import { type ContentSource, parseSource } from './content-source.ts';
import { courseNames, type ReferenceCheck, referenceCheck } from './reference-problems.ts';
import { entryFiles } from './entry-files.ts';
import { delayProblems, legalProblems } from './legal-problems.ts';
import type { ContentProblem } from './zod-messages.ts';
import { aliasProblems, sharedAddresses } from './shared-addresses.ts';
import { impossibleDates } from './impossible-dates.ts';
import { knownPages, ownOrigin } from './known-addresses.ts';
import { knownCategories } from './known-categories.ts';
import { fieldLinkProblems, type Targets, textLinkProblems } from './link-problems.ts';
import { mdxProblems } from './mdx-problems.ts';
import { misreadLines, misreadValues } from './misread-text.ts';
import { missingText } from './missing-text.ts';
import { partProblems } from './part-problems.ts';
import { placeholderProblems } from './placeholder-problems.ts';
import { type Finding, problemFinding } from './finding.ts';
import { withLines } from './report-problems.ts';
import { type Changes, withOverlay, filesOnDisk, type ProjectFiles } from './project-files.ts';
import { oncePerField, schemaProblems } from './schema-problems.ts';
import { officeCities, sessionProblems } from './session-problems.ts';
import { strayFiles } from './stray-files.ts';
import { takenAddresses } from './taken-addresses.ts';
import { typefaceProblems } from './typeface-problems.ts';
import { yamlProblem } from './yaml-problem.ts';

type Project = {
  files: ProjectFiles;
  referencesOf: ReferenceCheck;
  /** The towns of the offices, where they could be read. */
  cities: readonly string[] | undefined;
};

/** The contents of one file, where it could be read, and the problems of that file alone. */
type Reading = { read: (ReadFile & ContentSource) | undefined; problems: ContentProblem[] };

function readFile(files: ProjectFiles, file: string, kind: string): Reading {
  const source = files.read(file);
  const broken = brokenText(file, source);
  // A file that is no text has no characters.
  const replaced = source.includes('\0') ? [] : replacedCharacters(file, source);
  if (broken.length > 0) return { read: undefined, problems: [...replaced, ...broken] };
  try {
    const read = { file, kind, ...parseSource(file, source) };
    const misread = misreadValues(file, source);
    // Whatever else such values break only follows from them.
    return { read: misread.length === 0 ? read : undefined, problems: [...replaced, ...misread] };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { read: undefined, problems: [...replaced, yamlProblem(file, source, error)] };
  }
}

function textProblems(source: { file: string } & ContentSource): ContentProblem[] {
  const { file, body, offset } = source;
  const parts = partProblems(file, body, offset);
  const syntax = file.endsWith('.mdx') ? mdxProblems(source, parts) : [];
  const found = [...parts, ...syntax];
  return [...found, ...codeProblems(source, found), ...misreadLines(file, body, offset)];
}

/** The signs by which Astro imports a file, wherever they stand in some data. */
function importProblems(file: string, data: unknown): ContentProblem[] {
  if (!hasImageMark(data)) return [];
  const words = { found: `« ${ASTRO_IMAGE_MARK} »`, allowed: 'un texte', mend: 'retirez ces signes' };
  return [{ file, field: '', ...words }];
}

/** Checks the data and the text of one file. `kind` is its folder, or its name. */
function fileProblems(
  { files, referencesOf, cities }: Project,
  file: string,
  kind: string,
  schema: z.ZodType,
): Reading {
  const { read, problems } = readFile(files, file, kind);
  if (read === undefined) return { read, problems };
  const data = tidyValue(schema, read.data);
  const ofSchema = schemaProblems(file, schema, data);
  return {
    read: { ...read, data },
    problems: [
      ...problems,
      ...impossibleDates(file, files.read(file)),
      ...oncePerField([
        ...ofSchema,
        ...importProblems(file, data),
        ...placeholderProblems(file, data, ofSchema),
        ...referencesOf({ file, kind, data }),
        ...(kind === 'courses' ? sessionProblems(file, data, cities) : []),
      ]),
      ...pictureProblems(files, file, files.read(file), ofSchema),
      ...(file.endsWith('.yaml') ? [] : [...missingText(file, data, read.body, read.offset), ...textProblems(read)]),
    ],
  };
}

function nameProblem(folder: string, name: string, naming: string): ContentProblem {
  const proposal = slugify(name.slice(0, name.length - extname(name).length));
  return {
    file: `${CONTENT}/${folder}/${name}`,
    field: '',
    found: `un fichier nommé ${name}`,
    allowed: naming,
    mend: `renommez-le, par exemple ${proposal}${extname(name)}`,
  };
}

function folderReadings(project: Project, folder: string): Reading[] {
  const rule = FOLDER_RULES[folder];
  if (rule === undefined) return [];
  const names = entryFiles(project.files, folder).map((file) => posix.basename(file));
  return [
    ...names.map((name): Reading => {
      const isNamed = rule.name.test(name.slice(0, name.length - extname(name).length));
      const { read, problems } = fileProblems(project, `${CONTENT}/${folder}/${name}`, folder, rule.schema);
      return { read, problems: isNamed ? problems : [nameProblem(folder, name, rule.naming), ...problems] };
    }),
    {
      read: undefined,
      problems: [...sharedAddresses(folder, names), ...aliasProblems(project.files, folder, names)],
    },
  ];
}

function singleReading(project: Project, name: string, schema: z.ZodType): Reading {
  const file = `${CONTENT}/${name}`;
  if (project.files.has(file)) return fileProblems(project, file, name, schema);
  if (OPTIONAL_FILES.includes(name)) return { read: undefined, problems: [] };
  const mend = 'remettez-le en place (Git garde l’ancienne version)';
  return {
    read: undefined,
    problems: [{ file, field: '', found: 'aucun fichier de ce nom', allowed: 'ce fichier', mend }],
  };
}

/** Where links may lead, in files that could be read. */
function linkTargets({ files }: Project, read: readonly ReadFile[]): Targets {
  const used = read.flatMap(({ kind, data }) => {
    const category = kind === 'courses' ? valueAt(data, ['category']) : undefined;
    return typeof category === 'string' ? [category] : [];
  });
  const categories = { courses: [...new Set(used)], articles: knownCategories(files).articles };
  return { files, courses: courseNames(files), categories, origin: ownOrigin(files), pages: knownPages(files) };
}

/**
 * Everything wrong in `content/`, all files at once, in the project at `root` as it is or would be after changes. A file
 * that cannot be read is said to be so, and keeps none of the others from being looked at.
 */
export function checkContent(root: string, changes: Changes = new Map()): Finding[] {
  const files = withOverlay(filesOnDisk(root), changes);
  const project = {
    files,
    referencesOf: referenceCheck(files),
    cities: officeCities(files),
  };
  const readings = [
    ...Object.entries(FILE_RULES).map(([name, schema]) => singleReading(project, name, schema)),
    ...Object.keys(FOLDER_RULES).flatMap((folder) => folderReadings(project, folder)),
  ];
  const read = readings.flatMap((one) => one.read ?? []);
  const alone = readings.flatMap(({ problems }) => problems);
  const targets = linkTargets(project, read);
  const links = read.flatMap((source) => [
    ...fieldLinkProblems(source.file, source.data, targets),
    ...(source.file.endsWith('.yaml') ? [] : textLinkProblems(source, targets)),
  ]);
  // A value that its schema refuses leads nowhere either: that is said once.
  const isSaid = ({ file, field }: ContentProblem): boolean =>
    alone.some((known) => known.file === file && known.field === field);
  return withLines(files, [
    ...alone,
    ...links.filter((problem) => !isSaid(problem)),
    ...strayFiles(files),
    ...takenAddresses(files),
    ...categoryProblems(read, knownCategories(files)),
    ...titleProblems(read),
    ...hiddenMemberProblems(read),
    ...legalProblems(
      files,
      alone.filter(({ file }) => file === `${CONTENT}/site.yaml`),
    ),
    ...delayProblems(files),
    ...brandProblems(files),
    ...brandFileProblems(files),
    ...typefaceProblems(files),
  ]).map(problemFinding);
}
