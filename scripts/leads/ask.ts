import { confirm, isCancel } from '@clack/prompts';

/** Asks the person at the keyboard, who has to choose « Oui »; null where there is nobody. */
export async function ask(question: string): Promise<boolean | null> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return null;
  const answer = await confirm({
    message: question,
    active: 'Oui',
    inactive: 'Non',
    initialValue: false,
    output: process.stderr,
  });
  return isCancel(answer) ? false : answer;
}
