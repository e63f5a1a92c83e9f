import { CONTENT, namingFolder } from '#src/lib/content-folder.ts';
import { safeLine } from '#src/lib/safe-text.ts';
import { withoutCommands } from './annotations.ts';
import { fieldLine } from './field-line.ts';
import type { ProjectFiles } from './project-files.ts';
import type { ContentProblem } from './zod-messages.ts';

const placeOf = ({ file, field, line }: ContentProblem): string => {
  const name = field.replace(/^ligne \d+(, )?/, '');
  const isOfText = name !== field;
  return [
    line === undefined ? file : `${file}:${line}`,
    ...(name === '' ? [] : [isOfText ? name : `champ ${name}`]),
  ].join(', ');
};

/** Which file has how many, where there are several. */
function filesOf(problems: readonly ContentProblem[]): string[] {
  const files = [...Map.groupBy(problems, ({ file }) => file)];
  return files.length < 2 ? [] : [files.map(([file, all]) => `  ${file} (${String(all.length)})`).join('\n')];
}

/** The problems as an editor reads them in a terminal or a build log; code editors open `file:line`. */
export function reportProblems(problems: readonly ContentProblem[], outcome = 'rien n’a été publié'): string {
  const blocks = problems.map((problem) =>
    [
      placeOf(problem),
      `  Trouvé  : ${problem.found}`,
      `  Attendu : ${problem.allowed}`,
      `  À faire : ${problem.mend}`,
    ].join('\n'),
  );
  const count = problems.length === 1 ? '1 erreur' : `${String(problems.length)} erreurs`;
  return withoutCommands([`${count} dans ${CONTENT}/ : ${outcome}.`, ...filesOf(problems), ...blocks].join('\n\n'));
}

/** The same problem, of which each part is one line of a report, whatever a key or a value holds. */
export const asLines = ({ file, field, found, allowed, mend, ...problem }: ContentProblem): ContentProblem => ({
  ...problem,
  file: safeLine(file),
  field: safeLine(field),
  found: safeLine(found),
  allowed: safeLine(namingFolder(allowed)),
  mend: safeLine(namingFolder(mend)),
});

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

/** The identity of a problem, wherever in its file it was found: text above it may have come or gone. */
export const problemKey = (problem: ContentProblem): string =>
  JSON.stringify({ ...problem, line: 0 }).replaceAll(/ligne \d+/g, 'ligne');
