import { existsSync } from 'node:fs';
import { confirm, isCancel } from '@clack/prompts';
import { CONTENT } from '../src/lib/content-folder.ts';

const { stdout, stderr, env } = process;

// A reader such as `head` may close the pipe before the end.
stdout.on('error', () => process.exit());

if (!existsSync(`${CONTENT}/site.yaml`)) {
  stderr.write(
    `${process.cwd()} n’est pas le dossier du site\u00a0: lancez «\u00a0npm run leads\u00a0» depuis celui-ci.\n`,
  );
  process.exit(2);
}

const WORTH_SHOWING = 200;

/** « … 1 200 / 3 400 », on one line of the screen. */
function showProgress(done: number, total: number): void {
  if (!stderr.isTTY || total < WORTH_SHOWING) return;
  if (done % 100 === 0 || done === total) stderr.write(`\r… ${done} / ${total}${done === total ? '\n' : ''}`);
}

/** Asks the person at the keyboard, who has to choose « Oui »; null if there is nobody. */
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

// Its modules read the site's content, which may be missing above.
const { runLeads } = await import('./leads/run-leads.ts');
const printed: string[] = [];
const code = await runLeads(process.argv.slice(2), {
  root: process.cwd(),
  env,
  now: () => new Date(),
  print: (text) => printed.push(text),
  warn: (text) => stderr.write(text),
  columns: stdout.isTTY ? stdout.columns : undefined,
  confirm: ask,
  progress: showProgress,
});
// Connections to the store stay open for some seconds.
stdout.write(printed.join(''), () => process.exit(code));
