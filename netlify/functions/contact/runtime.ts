import { PATIENCE } from '#netlify/submissions/submission-store.ts';
import { readErrorShell } from './error-page.ts';
import type { ContactDeps } from './handle-contact.ts';
import { writeLogLine } from './outcome-log.ts';

/** The real clock, keys, files and log, and how long a visitor is made to wait at most. */
export const RUNTIME = {
  now: () => new Date(),
  newKey: () => crypto.randomUUID(),
  errorShell: () => readErrorShell([process.env.LAMBDA_TASK_ROOT, process.cwd()]),
  log: writeLogLine,
  bodyTimeoutMs: 5000,
  patience: PATIENCE,
} satisfies Partial<ContactDeps>;
