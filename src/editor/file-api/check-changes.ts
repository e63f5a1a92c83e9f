import { posix } from 'node:path';
import { checkContent } from '#src/content-model/check-content.ts';
import { schemaOfFile } from '#src/content-model/content-rules.ts';
import type { ContentProblem } from '#src/content-model/zod-messages.ts';
import { problemKey } from '#src/content-model/report-problems.ts';
import { type Changes, filesOnDisk } from '#src/content-model/project-files.ts';
import { parseSource } from '#src/content-model/content-source.ts';
import { labelOf, type ShownProblem, shownProblem, takenName } from '#src/editor/screen/entry-problems.ts';
import { plainText } from '#src/lib/text-file.ts';
import { assertWritable } from './editable-files.ts';
import { Refusal } from './refusal.ts';
import { addressOf, usesOf } from './uses.ts';

/** The line of a file at which its text begins, as a form shows it: without the empty ones before it. */
function textBegins(file: string, source: string): number {
  if (file.endsWith('.yaml')) return Infinity;
  const { body } = parseSource(file, source);
  return source.slice(0, source.length - body.trimStart().length).split('\n').length;
}

/** A problem in the words of the form, and with its file where the form shows another one. */
function asShown(problem: ContentProblem, changes: Changes): ShownProblem {
  const { file, field } = problem;
  const schema = schemaOfFile(file);
  const bytes = changes.get(file);
  if (schema === undefined) return problem;
  if (bytes) return shownProblem(problem, schema, textBegins(file, plainText(bytes.toString('utf8'))));
  return { ...problem, field: [file, labelOf(schema, field)].filter((part) => part !== '').join(', ') };
}

/** The problems that changes bring into content, and only those: a mistake that is there already stops nobody. */
function problemsOf(root: string, changes: Changes): ContentProblem[] {
  const known = new Set(checkContent(root).map(problemKey));
  return checkContent(root, changes).filter((problem) => !known.has(problemKey(problem)));
}

/** Refuses a new file under a name that is taken: disks may not tell `Excel.md` from `excel.md`. */
export function assertFree(root: string, path: string): void {
  const { dir, base } = posix.parse(path);
  const taken = filesOnDisk(root)
    .names(dir)
    .find((name) => name.toLowerCase() === base.toLowerCase());
  if (taken === undefined) return;
  throw new Refusal([takenName(path, `${dir}/${taken}`)], 409);
}

function usesAfter(root: string, changes: Changes): ContentProblem[] {
  // A text that moves to an .mdx file keeps its address.
  const going = [...changes].flatMap(([path, bytes]) => (bytes === null && !changes.has(`${path}x`) ? [path] : []));
  return going.flatMap((file): ContentProblem[] => {
    const address = addressOf(file);
    const uses = address === undefined ? [] : usesOf(root, address, changes);
    if (address === undefined || uses.length === 0) return [];
    const found = `${address}, cité dans ${uses.join(', ')}`;
    return [{ file, field: '', found, allowed: 'ce que rien ne cite', mend: 'retirez d’abord ces mentions' }];
  });
}

/** Lets changes through that leave the site whole; else says why not. Nothing has been written yet. */
export function assertSound(root: string, changes: Changes): void {
  for (const path of changes.keys()) assertWritable(root, path);
  const inUse = usesAfter(root, changes);
  if (inUse.length > 0) throw new Refusal(inUse, 409);
  const problems = problemsOf(root, changes);
  if (problems.length > 0) throw new Refusal(problems.map((problem) => asShown(problem, changes)));
}
