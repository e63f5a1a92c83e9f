import { UsageError } from '../command-line.ts';

/** What the commands know of the world they run in. */
export type Terminal = {
  root: string;
  env: NodeJS.ProcessEnv;
  now: () => Date;
  /** Prints the result and nothing else. */
  print: (text: string) => void;
  warn: (text: string) => void;
  /** The width of the screen; undefined if the output goes to a file or a program. */
  columns?: number | undefined;
  /** The answer of the person at the keyboard; null if there is nobody. */
  confirm: (question: string) => Promise<boolean | null>;
  progress: (done: number, total: number) => void;
};

/** Whether to go on: `--yes` says so, or the person at the keyboard. */
export async function isConfirmed(question: string, yes: boolean | undefined, terminal: Terminal): Promise<boolean> {
  if (yes === true) return true;
  const answer = await terminal.confirm(question);
  if (answer === null)
    throw new UsageError(`${question} Personne ne peut répondre ici\u00A0: ajoutez --yes pour confirmer.`);
  if (!answer) terminal.warn('Rien n’a été changé.\n');
  return answer;
}
