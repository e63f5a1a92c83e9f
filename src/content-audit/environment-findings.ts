import { environmentSentence, type SendingVariables, sendingProblems } from '#src/site/environment.ts';
import type { RawFinding } from './finding.ts';

/** What keeps requests from going where the environment sends them. */
export const environmentFindings = (env: SendingVariables): RawFinding[] =>
  sendingProblems(env).map((problem) => ({
    check: 'environment-wrong',
    file: 'environnement',
    field: problem.variable,
    found: environmentSentence(problem),
  }));
