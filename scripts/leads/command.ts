import { UsageError } from '../command-line.ts';
import type { Records } from '#netlify/requests/records.ts';

export type Terminal = {
  root: string;
  env: NodeJS.ProcessEnv;
  now: () => Date;
  print: (text: string) => void;
  warn: (text: string) => void;
  columns?: number | undefined;
  confirm: (question: string) => Promise<boolean | null>;
};

export const OPTIONS = {
  since: { type: 'string' },
  until: { type: 'string' },
  search: { type: 'string' },
  todo: { type: 'boolean' },
  failed: { type: 'boolean' },
  suspects: { type: 'boolean' },
  json: { type: 'boolean' },
  undo: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const;

type OptionName = keyof typeof OPTIONS;
export type Values = { [Name in OptionName]?: (typeof OPTIONS)[Name]['type'] extends 'string' ? string : boolean };

export type Call = Terminal & {
  stores: readonly Records[];
  values: Values;
  words: readonly string[];
  fail: (problem: string) => void;
};

export type LeadsCommand = {
  options?: readonly OptionName[];
  /** The command takes at least one word and at most this number. Without a number, it takes none. */
  words?: number;
  withPreviews?: true;
  run: (call: Call) => Promise<void>;
};

export async function confirm(question: string, { values, confirm: ask }: Call): Promise<void> {
  const answer = values.yes === true || (await ask(question));
  if (answer === null)
    throw new UsageError(
      `${question} Cette commande ne peut pas poser la question ici : ajoutez --yes pour confirmer.`,
    );
  if (!answer) throw new Error('Rien n’a été changé.');
}
