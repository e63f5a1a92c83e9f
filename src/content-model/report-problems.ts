import { lineOf } from './lines.ts';
import type { Finding, Problem } from './finding.ts';
import type { ProjectFiles } from './project-files.ts';

/** The same problems, each with the line of its field. */
export function withLines(files: ProjectFiles, problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => {
    const { file, field, line } = problem;
    if (line !== undefined || field === '' || !files.has(file) || files.isFolder(file)) return problem;
    const named = /^ligne (\d+)/.exec(field)?.[1];
    return { ...problem, line: named === undefined ? lineOf(file, files.read(file), field) : Number(named) };
  });
}

/** The identity of a finding, wherever in its file it stands: text above it may have come or gone. */
export const problemKey = (finding: Finding): string =>
  JSON.stringify({ ...finding, line: 0 }).replaceAll(/ligne \d+/g, 'ligne');
