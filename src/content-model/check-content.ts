import { addressProblems } from './addresses.ts';
import { brandProblems } from './brand.ts';
import { type Finding, type Problem, problemFinding } from './finding.ts';
import { withLine } from './source.ts';
import { linkProblems } from './links.ts';
import { nameProblems } from './names.ts';
import { filesOnDisk } from './project-files.ts';
import { readContent } from './read.ts';
import { referenceProblems } from './references.ts';
import { strayFiles } from './stray.ts';

/**
 * Everything wrong in `content/`, all files at once, in the project at `root`. A file
 * that cannot be read keeps none of the others from being looked at.
 */
export function checkContent(root: string, files = filesOnDisk(root)): Finding[] {
  const { entries, problems: alone } = readContent(files);
  const together = [
    ...referenceProblems(entries),
    ...linkProblems(files, entries),
    ...addressProblems(files, entries),
    ...nameProblems(entries, alone),
    ...brandProblems(files, entries),
    ...strayFiles(files),
  ];
  // A value that its schema refuses leads nowhere either: that is said once.
  const isSaid = ({ file, field }: Problem): boolean =>
    field !== '' && alone.some((known) => known.file === file && known.field === field);
  return [...alone, ...together.filter((problem) => !isSaid(problem))].map((problem) =>
    problemFinding(withLine(problem, entries)),
  );
}
