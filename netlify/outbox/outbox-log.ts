import { traceOf } from '#netlify/submissions/error-trace.ts';
import type { TaskKind, TaskState } from '#netlify/submissions/outbox-record.ts';
import type { EnvironmentProblem } from '#src/site/environment.ts';

export type TaskLogEntry = {
  id: string;
  kind: TaskKind;
  state: TaskState;
  reason: string | undefined;
  attempts: number;
};

/** One line of JSON without personal data: `{"level":"info","event":"outbox","kind":"visitor","state":"sent",…}`. */
export const taskLogLine = ({ id, state, ...entry }: TaskLogEntry): string =>
  JSON.stringify({
    level: state === 'failed' ? 'alert' : 'info',
    event: 'outbox',
    id: id.slice(0, 8),
    state,
    ...entry,
  });

export const writeTaskLogLine = (entry: TaskLogEntry): void => {
  process.stdout.write(`${taskLogLine(entry)}\n`);
};

/** The line of log of a scheduled function: `{"level":"info","event":"sweep","looked":3,"settled":3,"left":0}`; an alert where it held something back or found a fault. */
export const writeRunLine = (event: string, counts: object): void => {
  const level = 'held' in counts || 'faults' in counts ? 'alert' : 'info';
  process.stdout.write(`${JSON.stringify({ level, event, ...counts })}\n`);
};

/** `{"level":"alert","event":"configuration","variable":"CRM_WEBHOOK_SECRET","problem":"manque, alors que…"}` */
export const writeConfigurationLine = (problem: EnvironmentProblem): void => {
  process.stdout.write(`${JSON.stringify({ level: 'alert', event: 'configuration', ...problem })}\n`);
};

export const writeErrorLine = (event: string, error: unknown): void => {
  process.stdout.write(`${JSON.stringify({ level: 'alert', event, ...traceOf(error) })}\n`);
};
