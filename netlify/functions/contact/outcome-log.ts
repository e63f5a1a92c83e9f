import type { FormType } from '#src/features/contact/contact-schema.ts';
import { Refusal } from './refusal.ts';

export type LogEntry = {
  requestId: string;
  form: FormType | null;
  id: string | null;
  outcome: string;
  isSuspect: boolean;
  status: number;
  durationMs: number;
  error: unknown;
};

/** An error's message may quote what was submitted; its name and the places it passed do not. */
export const traceOf = (error: unknown): object => {
  if (error instanceof Refusal) return error.reason === undefined ? {} : { reason: error.reason };
  if (!(error instanceof Error)) return {};
  const places = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return { error: error.name, places: places.slice(0, 5).map((line) => line.trim()) };
};

/** One line of JSON without personal data: `{"level":"info","outcome":"stored","status":201,…}`. */
export const logLine = ({ form, id, status, error, ...entry }: LogEntry): string =>
  JSON.stringify({
    level: status >= 500 ? 'alert' : 'info',
    ...entry,
    status,
    form: form === '' ? 'contact' : form,
    id: id?.slice(0, 8) ?? null,
    ...traceOf(error),
  });

export const writeLogLine = (entry: LogEntry): void => {
  process.stdout.write(`${logLine(entry)}\n`);
};
