import { fieldLine } from './field-line.ts';
import type { ContentProblem } from './zod-messages.ts';
import type { ProjectFiles } from './project-files.ts';

/** The same problems, each with the line of its file where a code editor is to go, wherever there is one. */
export function withLines(files: ProjectFiles, problems: readonly ContentProblem[]): ContentProblem[] {
  const sources = new Map<string, string>();
  const sourceOf = (file: string): string => {
    const source = sources.get(file) ?? files.read(file);
    sources.set(file, source);
    return source;
  };
  return problems.map((problem) => {
    const { file, field, line } = problem;
    if (line !== undefined || field === '' || !files.has(file) || files.isFolder(file)) return problem;
    return { ...problem, line: fieldLine(file, sourceOf(file), field) };
  });
}

/** What makes two problems one, wherever in its file each was found: text above it may have come or gone. */
export const problemKey = (problem: ContentProblem): string =>
  JSON.stringify({ ...problem, line: 0 }).replaceAll(/ligne \d+/g, 'ligne');
