import { now } from '../src/lib/clock.ts';
import { confirm, isCancel } from '@clack/prompts';
import { runLeads } from './leads/run-leads.ts';

const { stdin, stdout, stderr, env } = process;

// A reader such as `head` may close the pipe before the end.
stdout.on('error', () => process.exit());

async function ask(message: string): Promise<boolean | null> {
  if (!stdin.isTTY || !stderr.isTTY) return null;
  const answer = await confirm({ message, active: 'Oui', inactive: 'Non', initialValue: false, output: stderr });
  return !isCancel(answer) && answer;
}

const printed: string[] = [];
const code = await runLeads(process.argv.slice(2), {
  root: process.cwd(),
  env,
  now,
  print: (text) => printed.push(text),
  warn: (text) => stderr.write(text),
  columns: stdout.isTTY ? stdout.columns : undefined,
  confirm: ask,
});
// Exits explicitly, because connections to the store stay open for some seconds.
stdout.write(printed.join(''), () => process.exit(code));
