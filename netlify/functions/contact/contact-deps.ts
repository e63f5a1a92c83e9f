import { readErrorShell } from '#src/site/function-files.ts';
import { RETRY_BUDGET } from '#netlify/submissions/submission-store.ts';
import type { ContactDeps } from './handle-contact.ts';
import { writeLogLine } from './outcome-log.ts';

/** The real clock, keys, files and log, and how long a visitor is made to wait at most. */
export const CONTACT_DEPS = {
  now: () => new Date(),
  newKey: () => crypto.randomUUID(),
  errorShell: readErrorShell,
  log: writeLogLine,
  bodyTimeoutMs: 5000,
  retryBudget: RETRY_BUDGET,
} satisfies Partial<ContactDeps>;
