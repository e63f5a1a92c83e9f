import { CONTENT } from '#src/lib/content-folder.ts';
import { addressProblems } from './addresses.ts';
import { brandProblems } from './brand.ts';
import { checkEntry } from './check-entry.ts';
import { FILE_RULES, OPTIONAL_FILES } from './content-rules.ts';
import { type Finding, type Problem, problemFinding } from './finding.ts';
import { withLine } from './source.ts';
import { linkProblems } from './links.ts';
import { valueNameProblems } from './value-names.ts';
import { filesOnDisk, type ProjectFiles } from './project-files.ts';
import { readEntries } from './read.ts';
import { referenceProblems } from './references.ts';
import { strayFiles } from './stray.ts';

const missingFiles = (files: ProjectFiles): Problem[] =>
  Object.keys(FILE_RULES)
    .filter((name) => !OPTIONAL_FILES.includes(name) && !files.has(`${CONTENT}/${name}`))
    .map((name) => ({
      file: `${CONTENT}/${name}`,
      field: '',
      found: 'aucun fichier de ce nom',
      allowed: 'ce fichier',
      remedy: 'remettez-le en place (Git garde l’ancienne version)',
    }));

/** Returns all findings of `content/`. A file that cannot be read does not stop the check of the others. */
export function checkContent(root: string, files = filesOnDisk(root)): Finding[] {
  const entries = readEntries(files).map(checkEntry);
  const ofFiles = [...missingFiles(files), ...entries.flatMap(({ problems }) => problems)];
  const acrossFiles = [
    ...referenceProblems(entries),
    ...linkProblems(files, entries),
    ...addressProblems(files, entries),
    ...valueNameProblems(entries, ofFiles),
    ...brandProblems(files, entries),
    ...strayFiles(files),
  ];
  // Skip references in values that failed validation.
  const isReported = ({ file, field }: Problem): boolean =>
    field !== '' && ofFiles.some((known) => known.file === file && known.field === field);
  return [...ofFiles, ...acrossFiles.filter((problem) => !isReported(problem))].map((problem) =>
    problemFinding(withLine(problem, entries)),
  );
}
