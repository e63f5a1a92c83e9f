import { type RefObject, useEffect, useRef, useState } from 'react';
import { type FieldErrors, type ResolverResult, useForm, type UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { prepareToasts, showToast } from '#src/features/toast/Toaster.tsx';
import { paths } from '#src/site/paths.ts';
import { ContactFields, SubjectField } from './ContactFields.tsx';
import { isCheckbox } from './contact-fields.ts';
import { contactForm, type FormDescription, type FormKind, type FormSubject, TOASTS } from './contact-forms.ts';
import { withoutName } from './email-address.ts';
import { FORM_NOTICE } from '#src/site/browser-facts.ts';
import {
  FailureNotice,
  type FailureProps,
  SentNotice,
  type SentRequest,
  trimmedText,
  WaitingNotice,
} from './FormNotices.tsx';
import type { NextSteps } from './requests.ts';
import { afterSuccess, submitContact } from './submit-contact.ts';

type Values = Record<string, unknown>;

export function fieldValues(form: HTMLFormElement): Values {
  const data = new FormData(form);
  const checkboxes = form.querySelectorAll<HTMLInputElement>('[type="checkbox"]');
  const values: Values = Object.fromEntries(data);
  for (const { name, checked } of checkboxes) values[name] = checked;
  return values;
}

const changedValues = (sent: Values, current: Values): Values =>
  Object.fromEntries(Object.entries(current).filter(([name, value]) => value !== sent[name]));

function validate(schema: z.core.$ZodType<Values, Values>, form: HTMLFormElement): ResolverResult<Values> {
  const { email, ...values } = fieldValues(form);
  const { success, data, error } = z.safeParse(schema, { ...values, email: withoutName(String(email)) });
  if (success) return { values: data, errors: {} };
  const errors: FieldErrors<Values> = {};
  for (const { path, code, message } of error.issues) errors[String(path[0])] ??= { type: code, message };
  return { values: {}, errors };
}

/** `crypto.randomUUID` is not available over plain HTTP. */
const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Appends a name and elides « de »: « de Lucie Martin », « d’Awa Diop », « par Awa Diop ». */
const withName = (message: string, name: string): string => {
  const startsWithVowel = /^([aeiou]|y[^aeiou])/i.test(name.normalize('NFD'));
  return startsWithVowel && message.endsWith(' de') ? `${message.slice(0, -1)}’${name}` : `${message} ${name}`;
};

export type ContactFormProps = {
  kind: FormKind;
  page: string;
  subject?: FormSubject | undefined;
  nextSteps?: NextSteps | undefined;
  typed?: Values;
};

const emptyValues = (fields: readonly string[], subject: FormSubject | undefined): Values => ({
  ...Object.fromEntries(fields.map((name) => [name, isCheckbox(name) ? false : ''])),
  leaveEmpty: '',
  ...(subject && { courseInterest: subject.interest, formation: subject.choices[0]?.value }),
});

type Element = RefObject<HTMLFormElement | null>;

function useSubmission(description: FormDescription, element: Element, form: UseFormReturn<Values>, empty: Values) {
  const { fields, toasts, message: beginning } = description;
  const key = useRef('');
  const [failure, setFailure] = useState<FailureProps>();
  const [wait, setWait] = useState<number>();
  const [sent, setSent] = useState<SentRequest>();

  const showErrors = (errors: Record<string, string[]>): boolean => {
    const invalidFields = fields.filter((name) => name in errors);
    for (const [index, name] of invalidFields.entries())
      form.setError(name, { message: errors[name]?.[0] ?? '' }, { shouldFocus: index === 0 });
    return invalidFields.length > 0;
  };
  const send = async (values: Values) => {
    key.current ||= newIdempotencyKey();
    setFailure(undefined);
    setSent(undefined);
    const atSubmit = element.current ? fieldValues(element.current) : {};
    const name = `${trimmedText(values.prenom)} ${trimmedText(values.nom)}`;
    const payload = beginning === undefined ? values : { ...values, message: withName(beginning, name) };
    const result = await submitContact(payload, key.current, setWait);
    setWait(undefined);
    if (result.status === 'stored') {
      key.current = '';
      form.reset({ ...empty, ...(element.current && changedValues(atSubmit, fieldValues(element.current))) });
      setSent({ at: result.at, values: payload });
      afterSuccess(description, { form: element.current, payload, message: result.message });
      return;
    }
    if (result.status === 'invalid') {
      if (!showErrors(result.errors)) {
        // The errors concern no field of this form, because a release has changed the form since the page was opened.
        // The native submission opens the server's page, which shows the errors and the current form.
        element.current?.submit();
        return;
      }
    } else {
      setFailure({ ...result, cause: result.status });
      if (toasts === 'course') console.error(result.error);
    }
    await showToast({ ...TOASTS[toasts].failure, tone: 'error' });
  };
  const fail = (error: unknown) => {
    setFailure({ cause: 'failed' });
    reportError(error);
  };
  return { failure, wait, sent, send, fail };
}

export function ContactForm({ kind, page, subject, nextSteps, typed }: ContactFormProps) {
  const description = contactForm(kind);
  const { type, fields, hidden = {}, submit } = description;
  const empty = emptyValues(fields, subject);
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<Values>({
    defaultValues: { ...empty, ...typed },
    // Validates the form element, because React Hook Form does not know values that a browser or a password
    // manager fills in without an event.
    resolver: () => (element.current ? validate(description.schema, element.current) : { values: {}, errors: {} }),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const { failure, wait, sent, send, fail } = useSubmission(description, element, form, empty);

  useEffect(() => void prepareToasts(), []);

  return (
    <form
      ref={element}
      className="fields"
      method="post"
      noValidate
      action={paths.apiContact}
      onSubmit={(event) => {
        if (isSubmitting) event.preventDefault();
        else handleSubmit(send)(event).catch(fail);
      }}
    >
      {subject && (
        <SubjectField id={`${kind}-formation`} choices={subject.choices} registered={register('formation')} />
      )}
      <ContactFields
        form={description}
        prefix={kind}
        fixed={{ ...hidden, ...(type !== '' && { type }), page, notice: FORM_NOTICE.version }}
        controlOf={(name) => ({
          ...register(name),
          ...(name === 'courseInterest' && { defaultValue: subject?.interest }),
        })}
        errorOf={(name) => trimmedText(errors[name]?.message) || undefined}
      >
        {failure && <FailureNotice {...failure} />}
        {wait !== undefined && <WaitingNotice seconds={wait} />}
        {sent && nextSteps && <SentNotice sent={sent} nextSteps={nextSteps} subject={subject} />}
        {/* A `disabled` button would lose the focus. */}
        <button
          className={sent && !isDirty ? 'button button-quiet' : 'button'}
          type="submit"
          aria-disabled={isSubmitting || undefined}
        >
          {isSubmitting ? 'Envoi en cours...' : submit}
        </button>
      </ContactFields>
    </form>
  );
}
