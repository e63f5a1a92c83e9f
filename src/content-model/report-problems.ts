import { CONTENT } from '#src/lib/content-folder.ts';
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
  return [`${count} dans ${CONTENT}/ : ${outcome}.`, ...filesOf(problems), ...blocks].join('\n\n');
}
