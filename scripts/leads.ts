import { existsSync } from 'node:fs';
import { confirm, isCancel } from '@clack/prompts';
import { CONTENT } from '../src/lib/content-folder.ts';
import { showProgress } from './leads/progress.ts';

const { stdout, stderr, env } = process;

// A reader such as `head` may close the pipe before the end.
stdout.on('error', () => process.exit());

if (!existsSync(`${CONTENT}/site.yaml`)) {
  stderr.write(
    `${process.cwd()} n’est pas le dossier du site\u00a0: lancez «\u00a0npm run leads\u00a0» depuis celui-ci.\n`,
  );
  process.exit(2);
}

/** Asks the person at the keyboard, who has to choose « Oui »; null where there is nobody. */
async function ask(question: string): Promise<boolean | null> {
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

// The modules of the command read the site's content, which is there by now.
const { runLeads } = await import('./leads/run-leads.ts');
const printed: string[] = [];
const code = await runLeads(process.argv.slice(2), {
  root: process.cwd(),
  env,
  now: () => new Date(),
  print: (text) => printed.push(text),
  warn: (text) => stderr.write(text),
  columns: stdout.isTTY ? stdout.columns : undefined,
  hasColour: stdout.isTTY && stdout.hasColors(),
  confirm: ask,
  progress: (label, total) => showProgress(label, total, stderr),
});
// Connections to the store stay open for some seconds: leave as soon as everything is written.
stdout.write(printed.join(''), () => process.exit(code));
