import * as z from 'zod/mini';
import { isCheckbox } from '#src/features/contact/contact-fields.ts';
import { type FormContent, type FormDescription, type FormSchema, FORMS } from '#src/features/contact/contact-forms.ts';
import { hasAiCourse } from '#src/site/optional-content.ts';
import { Refusal, type RefusalCode } from './refusal.ts';
import type { Fields, Format } from './read-fields.ts';

const CODES: Readonly<Record<string, RefusalCode>> = { unrecognized_keys: 'unknown_field', too_big: 'too_long' };

function convertValue(name: string, value: unknown): unknown {
  if (isCheckbox(name)) return value === 'on' || value === 'true';
  if (name === 'elapsed') return /^\d{1,12}$/.test(String(value)) ? Number(value) : undefined;
  return value;
}

const convertFields = (fields: Fields, schema: FormSchema): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => Object.hasOwn(schema.shape, name))
      .map(([name, value]) => [name, convertValue(name, value)]),
  );

function refusalOf(issues: readonly z.core.$ZodIssue[]): Refusal {
  const errors = new Map<string, string[]>();
  for (const issue of issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])];
    for (const name of names) {
      const messages = errors.get(name) ?? [];
      if (!messages.includes(issue.message)) errors.set(name, [...messages, issue.message]);
    }
  }
  const codes = new Set(issues.map(({ code }) => CODES[code] ?? 'invalid_fields'));
  const [only] = codes;
  return new Refusal(codes.size === 1 && only !== undefined ? only : 'invalid_fields', { errors });
}

const OFFERED_FORMS = Object.values<FormDescription>(FORMS).filter(
  ({ needsAiCourse }) => hasAiCourse || !needsAiCourse,
);

export function findForm(fields: Fields): FormDescription | undefined {
  const type = Object.hasOwn(fields, 'type') ? fields.type : '';
  const forms = OFFERED_FORMS.filter((form) => form.type === type);
  // Browsers send a checkbox only if it is ticked.
  const hasAll = (form: FormDescription) =>
    form.fields.every((name) => isCheckbox(name) || Object.hasOwn(fields, name));
  return forms.find(hasAll) ?? forms[0];
}

export function checkForm(fields: Fields, format: Format): { form: FormDescription; data: FormContent } {
  const form = findForm(fields);
  if (form === undefined) {
    throw new Refusal('invalid_fields', { errors: new Map([['type', ['Type de demande inconnu']]]) });
  }
  const { schema } = form;
  const parsed = z.safeParse<FormSchema>(schema, format === 'json' ? fields : convertFields(fields, schema));
  if (!parsed.success) throw refusalOf(parsed.error.issues);
  return { form, data: parsed.data };
}

/** Milliseconds since the page was opened. A person takes longer to fill in a form. */
const TOO_FAST_MS = 300;
/**
 * Milliseconds since the page was opened. In forms sent later, a filled honeypot does not count, because the browser's
 * autofill may have filled it.
 */
const AUTOFILL_MS = 5000;

export function isFromRobot(fields: Fields, { leaveEmpty, elapsed }: FormContent, format: Format): boolean {
  const lacksHoneypot = format !== 'json' && !Object.hasOwn(fields, 'leaveEmpty');
  const isHoneypotFilled = Boolean(leaveEmpty) && (elapsed === undefined || elapsed < AUTOFILL_MS);
  return lacksHoneypot || isHoneypotFilled || (elapsed !== undefined && elapsed < TOO_FAST_MS);
}
