import { UsageError } from '../command-line.ts';
import type { Terminal } from './terminal.ts';

/** Whether to go on: `--yes` says so, else the person at the keyboard; a program has to say it. */
export async function isConfirmed(question: string, yes: boolean, terminal: Terminal): Promise<boolean> {
  if (yes) return true;
  const answer = await terminal.confirm(question);
  if (answer === null)
    throw new UsageError(`${question} Personne ne peut répondre ici\u00A0: ajoutez --yes pour confirmer.`);
  if (!answer) terminal.warn('Rien n’a été changé.\n');
  return answer;
}
