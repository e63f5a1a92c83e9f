import { existsSync } from 'node:fs';
import { confirm, isCancel } from '@clack/prompts';
import { CONTENT } from '../src/lib/content-folder.ts';

const { stdin, stdout, stderr, env } = process;

// A reader such as `head` may close the pipe before the end.
stdout.on('error', () => process.exit());

if (!existsSync(`${CONTENT}/site.yaml`)) {
  stderr.write(
    `${process.cwd()} n’est pas le dossier du site\u00a0: lancez «\u00a0npm run leads\u00a0» depuis celui-ci.\n`,
  );
  process.exit(2);
}

async function ask(question: string): Promise<boolean | null> {
  if (!stdin.isTTY || !stderr.isTTY) return null;
  const answer = await confirm({
    message: question,
    active: 'Oui',
    inactive: 'Non',
    initialValue: false,
    output: stderr,
  });
  return !isCancel(answer) && answer;
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
});
// Connections to the store stay open for some seconds.
stdout.write(printed.join(''), () => process.exit(code));
