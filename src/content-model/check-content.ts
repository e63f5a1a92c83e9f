import { addressProblems } from './addresses.ts';
import { brandProblems } from './brand.ts';
import { type Finding, type Problem, problemFinding } from './finding.ts';
import { withLine } from './source.ts';
import { linkProblems } from './links.ts';
import { valueNameProblems } from './value-names.ts';
import { filesOnDisk } from './project-files.ts';
import { readContent } from './read.ts';
import { referenceProblems } from './references.ts';
import { strayFiles } from './stray.ts';

/**
 * Returns all findings of `content/` in the project at `root`. A file that cannot be
 * read does not stop the check of the other files.
 */
export function checkContent(root: string, files = filesOnDisk(root)): Finding[] {
  const { entries, problems: ofFiles } = readContent(files);
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
