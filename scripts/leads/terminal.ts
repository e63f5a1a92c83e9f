import { UsageError } from '../command-line.ts';

/** Shown while something long goes on. */
export type Progress = { advance: () => void; stop: () => void };

/** All that the commands know of the world they run in. */
export type Terminal = {
  root: string;
  env: NodeJS.ProcessEnv;
  now: () => Date;
  /** Prints the result that was asked for, and nothing else. */
  print: (text: string) => void;
  warn: (text: string) => void;
  /** How many columns the reader's screen has; undefined where the output goes to a file or a program. */
  columns?: number | undefined;
  hasColour: boolean;
  /** The answer of the person at the keyboard; null where there is nobody to ask. */
  confirm: (question: string) => Promise<boolean | null>;
  progress: (label: string, total: number) => Progress;
};

/** Whether to go on: `--yes` says so, else the person at the keyboard; a program has to say it. */
export async function isConfirmed(question: string, yes: boolean, terminal: Terminal): Promise<boolean> {
  if (yes) return true;
  const answer = await terminal.confirm(question);
  if (answer === null)
    throw new UsageError(`${question} Personne ne peut répondre ici\u00A0: ajoutez --yes pour confirmer.`);
  if (!answer) terminal.warn('Rien n’a été changé.\n');
  return answer;
}
