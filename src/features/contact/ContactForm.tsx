import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { type Path, useForm } from 'react-hook-form';
import { Field } from '#src/components/Field.tsx';
import { paths } from '#src/site/paths.ts';
import { showToast } from '#src/features/toast/toast-store.ts';
import { COURSE_INTERESTS, FIELD_LABELS, LIMITS } from './contact-fields.ts';
import { type ContactInput, contactSchema } from './contact-schema.ts';
import { CONTACT_TEXTS as TEXTS } from './contact-texts.ts';
import { FormNotice } from './FormNotice.tsx';
import { submitContact } from './submit-contact.ts';

export type ContactFormProps = {
  /** Shown when the server can't be reached. */
  phone: string;
  /** What was typed before the form came to life. */
  typed?: Partial<ContactInput>;
};

const EMPTY: ContactInput = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  courseInterest: '',
  message: '',
  acceptedTerms: false,
  website: '',
};

const LINES = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name', maxLength: LIMITS.name },
  { name: 'lastName', type: 'text', autoComplete: 'family-name', maxLength: LIMITS.name },
  { name: 'email', type: 'email', autoComplete: 'email', maxLength: LIMITS.email },
  { name: 'phone', type: 'tel', autoComplete: 'tel', maxLength: LIMITS.phone },
] as const satisfies { name: Path<ContactInput>; type: string; autoComplete: string; maxLength: number }[];

/** The contact page's form: HTML that posts by itself, and answers on the spot once it is awake. */
export function ContactForm({ phone, typed }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const key = useRef('');
  const [failed, setFailed] = useState(false);
  const { register, handleSubmit, reset, setError, formState } = useForm<ContactInput>({
    defaultValues: { ...EMPTY, ...typed },
    resolver: zodResolver(contactSchema),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const { errors, isSubmitting } = formState;

  // From here on, our own messages take over from the browser's.
  useEffect(() => {
    if (form.current !== null) form.current.noValidate = true;
  }, []);

  const send = async (values: ContactInput) => {
    key.current ||= crypto.randomUUID();
    setFailed(false);
    const result = await submitContact(values, key.current);
    if (result.status === 'stored') {
      key.current = '';
      reset(EMPTY);
      void showToast({ ...TEXTS.success, description: result.message ?? TEXTS.success.description, tone: 'success' });
      return;
    }
    if (result.status === 'invalid')
      for (const { name } of [...LINES, { name: 'message' }, { name: 'acceptedTerms' }] as const) {
        const [message] = result.errors[name] ?? [];
        if (message !== undefined) setError(name, { message }, { shouldFocus: true });
      }
    else setFailed(true);
    void showToast({ ...TEXTS.failure, tone: 'error' });
  };

  return (
    <form
      ref={form}
      className="fields"
      method="post"
      action={paths.apiContact}
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      {LINES.map(({ name, ...input }) => (
        <Field
          key={name}
          id={name}
          label={FIELD_LABELS[name]}
          error={errors[name]?.message}
          control={(ties) => <input required {...input} {...register(name)} {...ties} />}
        />
      ))}
      <div className="field--wide">
        <Field
          id="courseInterest"
          label={`${FIELD_LABELS.courseInterest} (facultatif)`}
          error={errors.courseInterest?.message}
          control={(ties) => (
            <select {...register('courseInterest')} {...ties}>
              <option value="">{TEXTS.anyCourse}</option>
              {COURSE_INTERESTS.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        />
      </div>
      <div className="field--wide">
        <Field
          id="message"
          label={`${FIELD_LABELS.message} (facultatif)`}
          error={errors.message?.message}
          control={(ties) => <textarea rows={4} maxLength={LIMITS.message} {...register('message')} {...ties} />}
        />
      </div>
      <Field
        id="acceptedTerms"
        kind="checkbox"
        label={FIELD_LABELS.acceptedTerms}
        error={errors.acceptedTerms?.message}
        control={(ties) => <input type="checkbox" required {...register('acceptedTerms')} {...ties} />}
      />
      <div className="form-trap" aria-hidden="true">
        <label htmlFor="website">{FIELD_LABELS.website}</label>
        <input id="website" type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
      </div>
      <input type="hidden" name="page" value={paths.contact} />
      {failed && (
        <p className="form-alert" role="alert">
          {`${TEXTS.kept} ${phone}.`}
        </p>
      )}
      <button className="button" type="submit" disabled={isSubmitting}>
        {isSubmitting ? TEXTS.pending : TEXTS.submit}
      </button>
      <FormNotice />
    </form>
  );
}
