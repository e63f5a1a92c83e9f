import { runLeads } from './leads-command.ts';

// A reader such as `head` may close the pipe before the end.
process.stdout.on('error', () => process.exit());

const printed: string[] = [];
const code = await runLeads(process.argv.slice(2), {
  root: process.cwd(),
  env: process.env,
  print: (text) => printed.push(text),
  warn: (text) => process.stderr.write(text),
});
// Connections to the store stay open for some seconds: leave as soon as everything is written.
process.stdout.write(printed.join(''), () => process.exit(code));
