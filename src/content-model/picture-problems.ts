import { addressesIn, pictureFile } from '#src/features/pictures/picture-addresses.ts';
import { pictureProblem } from '#src/features/pictures/picture-problem.ts';
import type { ContentProblem } from './zod-messages.ts';
import type { ProjectFiles } from './project-files.ts';

/**
 * The pictures that a file names and that cannot be published: no picture, an incomplete one, a drawing with code in it,
 * a name that says something else. Those that are missing are no matter of this check.
 */
export function pictureProblems(files: ProjectFiles, file: string, source: string): ContentProblem[] {
  const lines = source.split('\n');
  return addressesIn(source).flatMap((address): ContentProblem[] => {
    const picture = pictureFile(address);
    if (!files.has(picture)) return [];
    const problem = pictureProblem(address, files.bytes(picture));
    if (problem === undefined) return [];
    const line = lines.findIndex((text) => text.includes(address)) + 1;
    const field = /^[ -]*(\w+):/.exec(lines[line - 1] ?? '')?.[1] ?? `ligne ${String(line)}`;
    return [{ file, field, line, ...problem, found: `${address}, ${problem.found}` }];
  });
}
