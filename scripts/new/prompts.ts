import { confirm, isCancel, select, text } from '@clack/prompts';

/** The person has left: nothing is written. A message says more, where there is more to say. */
export class Abandoned extends Error {}

/** The person at the keyboard. Tests answer in their place. */
export type Prompts = {
  type: (question: TextQuestion) => Promise<string>;
  choose: (message: string, choices: readonly Choice[]) => Promise<string>;
  agree: (message: string, proposed: boolean) => Promise<boolean>;
};

type Choice = { value: string; label: string };

type TextQuestion = {
  message: string;
  proposed: string;
  /** Says what is wrong with a text while it is typed. */
  problem: (typed: string) => string | undefined;
};

const isAnswer = <Answer>(answer: Answer): answer is Exclude<Answer, symbol> => !isCancel(answer);

async function orLeave<Answer>(asked: Promise<Answer>): Promise<Exclude<Answer, symbol>> {
  const answer = await asked;
  if (isAnswer(answer)) return answer;
  throw new Abandoned();
}

export const keyboard: Prompts = {
  type: ({ message, proposed, problem }) =>
    orLeave(text({ message, initialValue: proposed, validate: (typed) => problem(typed ?? '') })),
  choose: (message, choices) => orLeave(select({ message, options: [...choices], showInstructions: false })),
  agree: (message, proposed) => orLeave(confirm({ message, active: 'Oui', inactive: 'Non', initialValue: proposed })),
};
