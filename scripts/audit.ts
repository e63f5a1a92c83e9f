/** The audit pack of the day: what the site publishes for indicators 1 to 3. `npm run audit -- --help` */
import { resolve } from 'node:path';
import { runAudit } from './audit/run-audit.ts';

process.exitCode = runAudit(process.argv.slice(2), {
  root: resolve('.'),
  today: new Date(),
  print: (text) => process.stdout.write(text),
  warn: (text) => process.stderr.write(text),
});
