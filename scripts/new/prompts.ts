import type { Readable, Writable } from 'node:stream';
import { isCancel, select, text } from '@clack/prompts';
import { z } from 'zod';
import { answerProblem, readAnswer } from './answer.ts';

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

type Streams = { input?: Readable; output?: Writable };

/** A keyboard and its screen: those of the terminal unless others are given. */
export const keyboardOn = (streams: Streams = {}): Prompts => ({
  type: ({ message, proposed, problem }) =>
    orLeave(text({ ...streams, message, initialValue: proposed, validate: (typed) => problem(typed ?? '') })),
  choose: (message, choices) =>
    orLeave(select({ ...streams, message, options: [...choices], showInstructions: false })),
  agree: async (message, proposed) => {
    // Typed: a switch between two words knows the keys of an English « yes » and « no » only.
    const usual = proposed ? 'oui' : 'non';
    const typed = await orLeave(
      text({
        ...streams,
        message: `${message} (oui ou non)`,
        placeholder: usual,
        defaultValue: usual,
        validate: (answer) => answerProblem(z.boolean(), answer?.trim() ? answer : usual),
      }),
    );
    return readAnswer(z.boolean(), typed) === true;
  },
});
