/** The audit pack of the day: what the site publishes for indicators 1 to 3 of Qualiopi, as a page, with the programmes. */
import { runAudit } from './audit/run-audit.ts';

process.exitCode = runAudit(process.cwd(), new Date(), console.log);
