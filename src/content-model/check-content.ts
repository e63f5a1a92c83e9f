import { isDeepStrictEqual } from 'node:util';
import { requestsSchema } from '#src/features/contact/requests-schema.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { valueAt } from '#src/lib/template.ts';
import { addressProblems } from './addresses.ts';
import { brandProblems } from './brand.ts';
import { checkEntry } from './check-entry.ts';
import { FILE_RULES, OPTIONAL_FILES } from './content-rules.ts';
import { type Finding, type Problem, problemFinding } from './finding.ts';
import { withLine } from './source.ts';
import { linkProblems } from './links.ts';
import { valueNameProblems } from './value-names.ts';
import { type Entry, filesOnDisk, type ProjectFiles, readEntries } from './read.ts';
import { referenceProblems } from './references.ts';
import { strayFiles } from './stray.ts';

const missingFiles = (files: ProjectFiles): Problem[] =>
  Object.keys(FILE_RULES)
    .filter((name) => !OPTIONAL_FILES.includes(name) && !files.has(`${CONTENT}/${name}`))
    .map((name) => ({
      file: `${CONTENT}/${name}`,
      found: 'aucun fichier de ce nom',
      allowed: 'ce fichier',
      remedy: 'remettez-le en place (Git garde l’ancienne version)',
    }));

const FORMS = Object.keys(requestsSchema.shape.forms.shape);

function missingForms(entries: readonly Entry[]): Problem[] {
  const requests = entries.find(({ kind }) => kind === 'requests.yaml');
  if (requests?.data === undefined || !entries.some(({ kind }) => kind === 'ai-course.yaml')) return [];
  const missing = FORMS.filter((name) => valueAt(requests.data, ['forms', name]) === undefined);
  return missing.map((name) => ({
    file: requests.file,
    path: ['forms', name],
    found: 'rien (champ absent ou vide)',
    allowed: 'ce qui suit ce formulaire, puisque ai-course.yaml en fait des pages',
    remedy: 'ajoutez ce champ, ou retirez ai-course.yaml',
  }));
}

export function checkContent(root: string, files = filesOnDisk(root)): Finding[] {
  const entries = readEntries(files).map(checkEntry);
  const ofFiles = [...missingFiles(files), ...entries.flatMap(({ problems }) => problems)];
  const acrossFiles = [
    ...missingForms(entries),
    ...referenceProblems(entries),
    ...linkProblems(files, entries),
    ...addressProblems(files, entries),
    ...valueNameProblems(entries, ofFiles),
    ...brandProblems(files, entries),
    ...strayFiles(files),
  ];
  // Skip references in values that failed validation.
  const isReported = ({ file, path }: Problem): boolean =>
    path !== undefined && ofFiles.some((known) => known.file === file && isDeepStrictEqual(known.path, path));
  return [...ofFiles, ...acrossFiles.filter((problem) => !isReported(problem))].map((problem) =>
    problemFinding(withLine(problem, entries)),
  );
}
