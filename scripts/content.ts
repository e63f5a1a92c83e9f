/** The owner's report: what is missing, wrong or out of date in `content/`. `npm run content -- --help` */
import { runContent } from './content/run-content.ts';

// A reader such as `head` may close the pipe before the end.
process.stdout.on('error', () => process.exit());

process.exitCode = runContent(process.argv.slice(2), {
  root: process.cwd(),
  today: new Date(),
  env: process.env,
  print: (text) => process.stdout.write(text),
});
