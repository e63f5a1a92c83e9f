/** Writes a new course, article, testimonial, team member or creator. `npm run new -- --help` */
import { resolve } from 'node:path';
import { devServer } from './new/dev-server.ts';
import { keyboardOn } from './new/prompts.ts';
import { runNew } from './new/run-new.ts';

process.exitCode = await runNew(process.argv.slice(2), {
  root: resolve('.'),
  today: new Date(),
  print: (text) => process.stdout.write(text),
  warn: (text) => process.stderr.write(text),
  prompts: process.stdin.isTTY && process.stdout.isTTY ? keyboardOn() : null,
  devServer: devServer(resolve('.')),
});
