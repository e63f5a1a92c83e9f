import { type FormType, typeName } from '#src/features/contact/contact-forms.ts';
import { traceOf } from '#netlify/submissions/error-trace.ts';
import { Refusal } from './refusal.ts';

export type LogEntry = {
  requestId: string;
  form: FormType | null;
  id: string | null;
  outcome: string;
  isSuspect: boolean;
  /** One of more requests than anybody expects: somebody may be filling mailboxes, or the store. */
  isBurst: boolean;
  status: number;
  durationMs: number;
  error: unknown;
};

const causeOf = (error: unknown): object => {
  if (!(error instanceof Refusal)) return traceOf(error);
  return error.reason === undefined ? {} : { reason: error.reason };
};

/** One line of JSON without personal data: `{"level":"info","outcome":"stored","status":201,…}`. */
export const logLine = ({ form, id, status, isBurst, ...entry }: LogEntry): string =>
  JSON.stringify({
    level: status >= 500 || isBurst ? 'alert' : 'info',
    requestId: entry.requestId,
    outcome: entry.outcome,
    isSuspect: entry.isSuspect,
    durationMs: entry.durationMs,
    isBurst: isBurst || undefined,
    status,
    form: form === null ? null : typeName(form),
    id: id?.slice(0, 8) ?? null,
    ...causeOf(entry.error),
  });

export const writeLogLine = (entry: LogEntry): void => {
  process.stdout.write(`${logLine(entry)}\n`);
};
