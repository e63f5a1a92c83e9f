import { extname } from 'node:path';
import { YAMLException } from 'js-yaml';
import type { z } from 'zod';
import { slugify } from '#src/lib/french-text.ts';
import { valueAt } from '#src/lib/value-at.ts';
import { tidyValue } from '#src/lib/written-values.ts';
import { FILE_RULES, FOLDER_RULES } from './content-rules.ts';
import { parseSource } from './content-source.ts';
import { courseNames, courseProblems } from './course-problems.ts';
import { delayProblems } from './delay-problems.ts';
import { figureProblems, publishedFigures } from './figure-problems.ts';
import { floorProblems } from './floor-problems.ts';
import { type ContentProblem, describeValue } from './french-issue.ts';
import { formerNameProblems } from './former-name-problems.ts';
import { impossibleDates } from './impossible-dates.ts';
import { legalProblems } from './legal-problems.ts';
import { partProblems } from './part-problems.ts';
import { type Changes, filesAfter, filesOnDisk, type ProjectFiles } from './project-files.ts';
import { schemaProblems } from './schema-problems.ts';
import { officeCities, sessionProblems } from './session-problems.ts';
import { sharedAddresses } from './shared-addresses.ts';

const isData = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A picture or a field that the data names and that does not exist. */
function referenceProblems(files: ProjectFiles, file: string, data: unknown): ContentProblem[] {
  if (!isData(data)) return [];
  const { imagePath, placeholders } = data;
  const problems: ContentProblem[] = [];
  if (typeof imagePath === 'string' && imagePath !== '' && !files.has(`public${imagePath}`))
    problems.push({
      file,
      field: 'imagePath',
      found: describeValue(imagePath),
      allowed: 'une image qui existe',
      mend: `déposez-la dans public${imagePath}, ou retirez le champ`,
    });
  if (Array.isArray(placeholders))
    for (const [index, path] of placeholders.entries())
      if (typeof path === 'string' && valueAt(data, path.split('.')) === undefined)
        problems.push({
          file,
          field: `placeholders[${String(index + 1)}]`,
          found: describeValue(path),
          allowed: 'le chemin d’un champ de ce fichier : legal.siren',
          mend: 'corrigez le chemin, ou retirez la ligne si la valeur est remplacée',
        });
  return problems;
}

type Project = {
  files: ProjectFiles;
  /** The names of the published figures. */
  figures: readonly string[];
  /** The names of the courses. */
  courses: readonly string[];
  /** The towns of the offices. */
  cities: readonly string[];
};

/** Checks the data of one file: unreadable YAML is a problem like another. `kind` is its folder, or its name. */
function fileProblems(
  { files, figures, courses, cities }: Project,
  file: string,
  kind: string,
  schema: z.ZodType,
): ContentProblem[] {
  const source = files.read(file);
  try {
    const { data: written, body, offset } = parseSource(file, source);
    const data = tidyValue(schema, written);
    return [
      ...schemaProblems(file, schema, data),
      ...impossibleDates(file, source),
      ...referenceProblems(files, file, data),
      ...figureProblems({ file, kind, data }, figures),
      ...courseProblems({ file, kind, data }, courses),
      ...(kind === 'courses' ? sessionProblems(file, data, cities) : []),
      ...(file.endsWith('.yaml') ? [] : partProblems(file, body, offset)),
    ];
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    // Counted from the line of the first dashes in a Markdown file, hence from its top as well.
    const { line } = error.mark;
    return [
      {
        file,
        field: '',
        line: line + 1,
        found: `une ligne illisible, la ligne ${String(line + 1)} : ${source.split('\n')[line]?.trim() ?? ''}`,
        allowed: 'une ligne « champ: valeur »',
        mend: 'entourez de guillemets une valeur qui contient « : », « # » ou qui commence par un tiret, et vérifiez les décalages',
      },
    ];
  }
}

function nameProblem(folder: string, name: string, naming: string): ContentProblem {
  const proposal = slugify(name.slice(0, name.length - extname(name).length));
  return {
    file: `content/${folder}/${name}`,
    field: '',
    found: `un fichier nommé ${name}`,
    allowed: naming,
    mend: `renommez-le, par exemple ${proposal}${extname(name)}`,
  };
}

function folderProblems(project: Project, folder: string): ContentProblem[] {
  const rule = FOLDER_RULES[folder];
  if (rule === undefined) return [];
  const names = project.files.names(`content/${folder}`).filter((name) => rule.extensions.includes(extname(name)));
  return [
    ...names.flatMap((name) =>
      rule.name.test(name.slice(0, name.length - extname(name).length))
        ? fileProblems(project, `content/${folder}/${name}`, folder, rule.schema)
        : [nameProblem(folder, name, rule.naming)],
    ),
    ...sharedAddresses(folder, names),
    ...formerNameProblems(project.files, folder, names),
  ];
}

/** Everything wrong in `content/`, all files at once, in the project at `root` as it is or would be after changes. */
export function checkContent(root: string, changes: Changes = new Map()): ContentProblem[] {
  const files = filesAfter(filesOnDisk(root), changes);
  const project = { files, figures: publishedFigures(files), courses: courseNames(files), cities: officeCities(files) };
  const single = Object.entries(FILE_RULES).flatMap(([name, schema]) =>
    files.has(`content/${name}`)
      ? fileProblems(project, `content/${name}`, name, schema)
      : [
          {
            file: `content/${name}`,
            field: '',
            found: 'aucun fichier de ce nom',
            allowed: 'ce fichier',
            mend: 'remettez-le en place (Git garde l’ancienne version)',
          },
        ],
  );
  const folders = Object.keys(FOLDER_RULES).flatMap((folder) => folderProblems(project, folder));
  const isRight = (name: string) => !single.some(({ file }) => file === `content/${name}`);
  return [
    ...single,
    ...folders,
    ...(isRight('site.yaml') ? legalProblems(files) : []),
    ...(folders.length === 0 ? floorProblems(files) : []),
    ...(isRight('requests.yaml') ? delayProblems(files) : []),
  ];
}

/** The problems as an editor reads them in a terminal or a build log. */
export function reportProblems(problems: readonly ContentProblem[]): string {
  const blocks = problems.map(({ file, field, found, allowed, mend }) =>
    [
      `${file}${field === '' ? '' : `, champ ${field}`}`,
      `  Trouvé  : ${found}`,
      `  Attendu : ${allowed}`,
      `  À faire : ${mend}`,
    ].join('\n'),
  );
  const count = problems.length === 1 ? '1 erreur' : `${String(problems.length)} erreurs`;
  return [`${count} dans content/ : rien n’a été publié.`, ...blocks].join('\n\n');
}
