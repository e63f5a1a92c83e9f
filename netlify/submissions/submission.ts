import { hash } from 'node:crypto';
import * as z from 'zod/mini';
import type { FormContent, FormType } from '#src/features/contact/contact-forms.ts';
import { FORM_NOTICE, noticeText } from '#src/features/contact/form-notice.ts';
import { TASK_KINDS, type TaskKind } from './outbox-record.ts';

const text = z.nullable(z.string());

/** What was sent, whichever form and vocabulary it came in, and always in this order: the id is made of it. */
export const sentSchema = z.object({
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  courseInterest: text,
  message: text,
  acceptedTerms: z.boolean(),
  profession: text,
  formation: text,
  /** Path of the page that held the form. */
  page: text,
});

/** One stored request. */
export const submissionSchema = z.object({
  id: z.string(),
  ...sentSchema.shape,
  createdAt: z.string(),
  type: text,
});

export type ContactSubmission = z.infer<typeof submissionSchema>;

/** The request as it lies in the store, with what must be known of it later. */
export const storedSubmissionSchema = z.extend(submissionSchema, {
  /** The notice that the sender had read; no text for a version that was never published: such a claim proves nothing. */
  notice: z.optional(z.object({ version: z.string(), text })),
  /** The deliveries that a request sets off, settled in the same write: neither a crash nor a new configuration changes it. */
  due: z.optional(z.array(z.enum(TASK_KINDS))),
  /** Since when nothing of that is left to do: without it, whoever lost the records of the tasks would send all again. */
  settledAt: z.optional(z.string()),
});

export type StoredSubmission = z.infer<typeof storedSubmissionSchema>;

/** A field that was left empty counts as not given. */
export const orNull = (value: string | undefined): string | null =>
  value === undefined || value === '' ? null : value;

function sentFields(data: FormContent): z.infer<typeof sentSchema> {
  const isContact = 'firstName' in data;
  return {
    firstName: orNull(isContact ? data.firstName : data.prenom),
    lastName: orNull(isContact ? data.lastName : data.nom),
    email: orNull(data.email),
    phone: orNull(isContact ? data.phone : data.telephone),
    courseInterest: orNull(isContact ? data.courseInterest : undefined),
    message: orNull(data.message),
    acceptedTerms: data.acceptedTerms ?? false,
    profession: orNull(isContact ? undefined : data.profession),
    formation: orNull(data.formation),
    page: orNull(data.page),
  };
}

/**
 * The submission of a form, ready to be kept. Its id follows from the form, the key and the content, so that a retry finds what
 * its first try wrote, and an edited request never takes the place of another.
 */
export function submissionOf(form: FormType, data: FormContent, key: string, createdAt: Date): ContactSubmission {
  const sent = sentFields(data);
  const id = hash('sha256', JSON.stringify([form, key, Object.values(sent)]), 'hex').slice(0, 32);
  return { id, ...sent, createdAt: createdAt.toISOString(), type: form === '' ? null : form };
}

/** A bare client says no version: the notice in force is the one that it could read. */
export const toStoredSubmission = (
  submission: ContactSubmission,
  shown: string = FORM_NOTICE.version,
  due: TaskKind[] = [],
): StoredSubmission => ({
  ...submission,
  notice: { version: shown, text: noticeText(shown) },
  due,
});
