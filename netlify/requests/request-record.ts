import { hash } from 'node:crypto';
import * as z from 'zod/mini';
import type { FIELDS } from '#src/features/contact/contact-fields.ts';
import { FORM_NOTICE } from '#src/site/browser-facts.ts';
import type { FormContent, FormType } from '#src/features/contact/contact-forms.ts';
import type { SendingVariables } from '#src/site/environment.ts';

export const TASK_KINDS = ['adviser', 'visitor', 'webhook'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];
export const TASK_WORDS = { adviser: 'conseiller', visitor: 'visiteur', webhook: 'CRM' } as const;

const taskSchema = z.object({
  state: z.enum(['waiting', 'sending', 'sent', 'failed']),
  attempts: z.number(),
  /** `waiting`: when the task is due. `sending`: when the lease ends. `sent`, `failed`: when the task ended. */
  at: z.string(),
  claim: z.optional(z.string()),
  /** Whether the message of an earlier attempt may have arrived. */
  isRepeat: z.optional(z.boolean()),
  reason: z.optional(z.string()),
});
export type Task = z.infer<typeof taskSchema>;

/** Null in records that are older than the field. */
const text = z._default(z.nullable(z.string()), null);

const sentSchema = z.object({
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  courseInterest: text,
  message: text,
  acceptedTerms: z._default(z.boolean(), false),
  profession: text,
  formation: text,
  page: text,
});
/** `leads list --json` prints these keys, in this order. */
export const contactRequestSchema = z.object({
  id: z.string(),
  ...sentSchema.shape,
  createdAt: z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value)))),
  type: text,
});
export type ContactRequest = z.infer<typeof contactRequestSchema>;

export const requestRecordSchema = z.extend(contactRequestSchema, {
  v: z._default(z.number(), 1),
  notice: z._default(z.string(), 'inconnue'),
  tasks: z._default(z.partialRecord(z.enum(TASK_KINDS), taskSchema), {}),
  handledAt: z.optional(z.string()),
});
export type RequestRecord = z.infer<typeof requestRecordSchema>;

export const TEXTS = [
  'lastName',
  'firstName',
  'phone',
  'email',
  'profession',
  'formation',
  'courseInterest',
  'message',
  'page',
] as const satisfies (keyof RequestRecord & keyof typeof FIELDS)[];

const STORED_NAMES: Readonly<Record<string, string>> = { prenom: 'firstName', nom: 'lastName', telephone: 'phone' };

function sentFields(data: FormContent): z.infer<typeof sentSchema> {
  const fields = Object.entries(data).map(([name, value]) => [STORED_NAMES[name] ?? name, value === '' ? null : value]);
  return z.parse(sentSchema, Object.fromEntries(fields));
}

type Details = { key: string; now: Date; planTasks: (email: string | null) => readonly TaskKind[] };

/** The id does not depend on empty fields, so that a retry keeps its id when a release has added a field meanwhile. */
export function newRequest(form: FormType, data: FormContent, { key, now, planTasks }: Details): RequestRecord {
  const sent = sentFields(data);
  const createdAt = now.toISOString();
  const given = Object.entries(sent).filter(([, value]) => value !== null);
  const waiting: Task = { state: 'waiting', attempts: 0, at: createdAt };
  return {
    id: hash('sha256', JSON.stringify([form, key, given]), 'hex').slice(0, 32),
    ...sent,
    createdAt,
    type: form === '' ? null : form,
    v: 2,
    notice: data.notice ?? FORM_NOTICE.version,
    tasks: Object.fromEntries(planTasks(sent.email).map((kind) => [kind, waiting])),
  };
}

export const canMail = ({ SMTP_URL }: SendingVariables, deployContext: string): boolean =>
  Boolean(SMTP_URL) || deployContext === 'dev';

export function plannedTasks(env: SendingVariables, deployContext: string, email: string | null): TaskKind[] {
  const hasMail = canMail(env, deployContext) || !env.CRM_WEBHOOK_URL;
  return [
    ...(hasMail ? (['adviser'] as const) : []),
    ...(hasMail && email !== null ? (['visitor'] as const) : []),
    ...(env.CRM_WEBHOOK_URL ? (['webhook'] as const) : []),
  ];
}

export const contactRequestOf = (record: RequestRecord): ContactRequest => z.parse(contactRequestSchema, record);

export const isDone = ({ state }: Task): boolean => state === 'sent' || state === 'failed';

export const tasksOf = ({ tasks }: RequestRecord): [TaskKind, Task][] =>
  TASK_KINDS.flatMap((kind) => (tasks[kind] === undefined ? [] : [[kind, tasks[kind]] as [TaskKind, Task]]));

export const isSettled = (record: RequestRecord): boolean => tasksOf(record).every(([, task]) => isDone(task));

export const hasFailed = (record: RequestRecord): boolean =>
  tasksOf(record).some(([, { state }]) => state === 'failed');

export const isOpen = (record: RequestRecord): boolean =>
  !isSettled(record) || (hasFailed(record) && record.handledAt === undefined);

/** `unknown`: the message was sent, but no answer arrived. */
type FailureKind = 'temporary' | 'message refused' | 'recipient refused' | 'unknown';

export class DeliveryFailure extends Error {
  readonly reason: string;
  readonly kind: FailureKind;

  constructor(reason: string, kind: FailureKind = 'temporary') {
    super(reason);
    this.reason = reason;
    this.kind = kind;
  }
}
