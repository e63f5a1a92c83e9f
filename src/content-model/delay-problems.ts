import { delayWords } from '#src/features/contact/delays.ts';
import { readData } from './content-source.ts';
import type { ContentProblem } from './zod-messages.ts';
import { namedPaths } from './legal-problems.ts';
import type { ProjectFiles } from './project-files.ts';

/** The files whose texts may name a delay of `content/requests.yaml` between double braces. */
const NAMING = ['requests.yaml', 'thank-you.yaml', 'ai-course.yaml'];

/** Every delay that can be named; how long each is does not matter here. */
const DELAYS = delayWords({
  callback: { hours: 1, opens: 9, closes: 18 },
  delays: { answerHours: 1, cpfAnswerHours: 1, confirmationMinutes: 1 },
});

/** The delays that texts name and that nobody has promised. */
export function delayProblems(files: ProjectFiles): ContentProblem[] {
  const names = Object.keys(DELAYS).map((name) => `{{${name}}}`);
  return NAMING.filter((name) => readData(files, name) !== undefined).flatMap((name) =>
    namedPaths(files.read(`content/${name}`), DELAYS).map(({ line, found }) => ({
      file: `content/${name}`,
      field: '',
      line,
      found,
      allowed: `un délai de content/requests.yaml : ${names.join(', ')}`,
      mend: 'corrigez ce nom, ou écrivez la phrase sans délai',
    })),
  );
}
