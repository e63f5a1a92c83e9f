import { z } from 'zod';
import { UsageError } from '../command-line.ts';
import { answerProblem, bare, formOf, isOptional, labelOf } from './answer.ts';
import { type Answers, FILE_NAME, type Kind, type Question } from './kind.ts';
import { fileNameProblem } from './file-name.ts';
import type { Project } from './project.ts';
import type { Prompts } from './prompts.ts';

/** A kind of file, or what asks questions and writes several. */
type Interview = {
  kind: Pick<Kind, 'folder' | 'questions'>;
  project: Project;
  given: Answers;
  prompts: Prompts | null;
  /** Is told the answers so far, after each. */
  onAnswer?: (answers: Answers) => void;
};

const meantBy = ({ tidy }: Question, typed: string): string => tidy?.(typed.trim()) ?? typed;

const OTHER = 'Autre…';
const NONE = 'Aucune réponse';

const problemOf = (
  { kind, project }: Interview,
  question: Question,
  answer: string,
  answers: Answers,
): string | undefined => {
  const { name, field, problem } = question;
  const typed = meantBy(question, answer);
  return (
    answerProblem(field, typed) ??
    problem?.(typed, answers) ??
    (name === FILE_NAME ? fileNameProblem(project, kind, typed) : undefined)
  );
};

/** The choices of a question: all there is for a closed list, what others have answered for an open one. */
function choicesOf({ project }: Interview, { field, choices }: Question): { values: string[]; isOpen: boolean } {
  const inner = bare(field);
  if (inner instanceof z.ZodEnum) return { values: inner.options.map(String), isOpen: false };
  return { values: [...(choices?.(project) ?? [])], isOpen: true };
}

async function askAtKeyboard(
  interview: Interview,
  question: Question,
  prompts: Prompts,
  { proposed, answers }: { proposed: string; answers: Answers },
): Promise<string> {
  if (formOf(question.field) === 'yes-no') {
    const asked = question.label ?? question.field.description ?? '';
    return (await prompts.agree(asked, proposed === 'oui')) ? 'oui' : 'non';
  }
  const message = labelOf(question);
  const { values, isOpen } = choicesOf(interview, question);
  if (values.length > 0) {
    const extra = [...(isOpen ? [OTHER] : []), ...(isOptional(question.field) ? [NONE] : [])];
    const chosen = await prompts.choose(
      message,
      [...values, ...extra].map((value) => ({ value, label: value })),
    );
    if (chosen === NONE) return '';
    if (chosen !== OTHER) return chosen;
  }
  return prompts.type({ message, proposed, problem: (typed) => problemOf(interview, question, typed, answers) });
}

/** The answer to one question: the option that was given, else what the keyboard says, else what is proposed. */
async function answerTo(interview: Interview, question: Question, answers: Answers): Promise<string> {
  const { given, prompts, project } = interview;
  const option = given[question.name];
  if (option !== undefined) {
    const problem = problemOf(interview, question, option, answers);
    if (problem !== undefined) throw new UsageError(`--${question.name}\u00a0: ${problem}`);
    return option;
  }
  const proposed = question.propose?.(answers, project) ?? '';
  if (prompts !== null) return askAtKeyboard(interview, question, prompts, { proposed, answers });
  const problem = problemOf(interview, question, proposed, answers);
  if (problem !== undefined) throw new UsageError(`Il manque --${question.name}. ${problem}`);
  return proposed;
}

/**
 * Asks what has to be asked, in order; each proposal knows the answers before it. Where nobody is asked, all that is
 * missing or wrong is told at once.
 */
export async function collectAnswers(interview: Interview): Promise<Answers> {
  let answers: Answers = {};
  const problems: string[] = [];
  for (const question of interview.kind.questions) {
    const isGiven = interview.given[question.name] !== undefined;
    if (!isGiven && question.isAsked?.(answers) === false) continue;
    try {
      answers = { ...answers, [question.name]: meantBy(question, await answerTo(interview, question, answers)) };
      interview.onAnswer?.(answers);
    } catch (error) {
      if (!(error instanceof UsageError) || interview.prompts !== null) throw error;
      // A proposal may follow from an answer that is missing.
      if (isGiven || question.propose === undefined || problems.length === 0) problems.push(error.message);
    }
  }
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  return answers;
}
