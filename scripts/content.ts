import { now } from '../src/lib/clock.ts';
import { runCommand } from './command-line.ts';
import { CONTENT_HELP, runContent } from './content/run-content.ts';

await runCommand({
  help: CONTENT_HELP,
  options: { all: { type: 'boolean', default: false } },
  words: Infinity,
  run: ({ all: isFull }, words) => {
    const { report, code } = runContent({ words, isFull, root: process.cwd(), today: now(), env: process.env });
    process.stdout.write(report);
    return code;
  },
});
