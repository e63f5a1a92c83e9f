import { COURSE_INTERESTS, FIELD_LABELS, INPUT_ATTRIBUTES, LIMITS } from '#src/features/contact/contact-fields.ts';
import { CONTACT_TEXTS } from '#src/features/contact/contact-texts.ts';
import type { FieldName, FormDescription } from '#src/features/contact/contact-forms.ts';
import { requiredFields } from '#src/features/contact/contact-schema.ts';
import { escapeHtml } from '#src/lib/escape-html.ts';
import type { FieldErrors } from './refusal.ts';
import type { Fields } from './request-fields.ts';

const NOT_REFILLED = new Set(['website', 'elapsed']);

type Context = { typed: Fields; errors: FieldErrors; required: readonly string[] };

export const fieldId = (name: string): string => `demande-${name}`;

const typedText = (typed: Fields, name: string): string => {
  const value = Object.hasOwn(typed, name) ? typed[name] : '';
  return typeof value === 'string' ? value : '';
};

function attributes(name: FieldName, { errors, required }: Context): string {
  const hasError = errors.has(name);
  return [
    `class="field__input" id="${fieldId(name)}" name="${name}"`,
    ...(required.includes(name) ? ['required'] : []),
    ...(hasError ? [`aria-invalid="true" aria-describedby="${fieldId(name)}-error"`] : []),
  ].join(' ');
}

function control(name: FieldName, context: Context): string {
  const common = attributes(name, context);
  const value = typedText(context.typed, name);
  // A first line break inside a textarea is not part of its value.
  if (name === 'message') {
    return `<textarea ${common} rows="4" maxlength="${String(LIMITS.message)}">\n${escapeHtml(value)}</textarea>`;
  }
  if (name === 'courseInterest') {
    const options = [{ value: '', label: CONTACT_TEXTS.anyCourse }, ...COURSE_INTERESTS].map(
      (course) =>
        `<option value="${course.value}"${course.value === value ? ' selected' : ''}>${escapeHtml(course.label)}</option>`,
    );
    return `<select ${common}>${options.join('')}</select>`;
  }
  if (name === 'acceptedTerms') {
    return `<input ${common} type="checkbox" value="on"${value === 'on' || value === 'true' ? ' checked' : ''}>`;
  }
  const { type, autoComplete, maxLength } = INPUT_ATTRIBUTES[name];
  return `<input ${common} type="${type}" autocomplete="${autoComplete}" maxlength="${String(maxLength)}" value="${escapeHtml(value)}">`;
}

function field(name: FieldName, context: Context): string {
  const isOptional = !context.required.includes(name);
  const text = `${escapeHtml(FIELD_LABELS[name])}${isOptional ? ' (facultatif)' : ''}`;
  const label = `<label class="field__label" for="${fieldId(name)}">${text}</label>`;
  const messages = (context.errors.get(name) ?? []).map(escapeHtml).join('<br>');
  const error = messages === '' ? '' : `<p class="field__error" id="${fieldId(name)}-error">${messages}</p>`;
  const parts = name === 'acceptedTerms' ? [control(name, context), label] : [label, control(name, context)];
  return `<div class="field${name === 'acceptedTerms' ? ' field--checkbox' : ''}">${parts.join('')}${error}</div>`;
}

function hiddenField(name: string, value: string): string {
  return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;
}

/** The course, and the session, that a request is about: sent along unseen, so that the page has to say it. */
function about({ type }: FormDescription, { typed, errors }: Context): string[] {
  const formation = errors.has('formation') ? '' : typedText(typed, 'formation');
  if (type !== '' || formation === '') return [];
  return [`<p class="field--wide">Votre demande concerne\u00A0: <strong>${escapeHtml(formation)}</strong></p>`];
}

/** The form as it was sent, with what is wrong beside each field: ready to be corrected and sent again. */
export function refilledForm(form: FormDescription, typed: Fields, errors: FieldErrors): string {
  const context = { typed, errors, required: requiredFields(form.schema) };
  const visible = form.fields;
  const hidden = Object.keys(form.schema.shape)
    .filter((name) => !visible.some((shown) => shown === name) && !NOT_REFILLED.has(name))
    .filter((name) => typedText(typed, name) !== '' && !errors.has(name));
  return [
    // What is still wrong is said here, in our words.
    '<form class="fields" method="post" action="/api/contact" novalidate>',
    ...about(form, context),
    ...hidden.map((name) => hiddenField(name, typedText(typed, name))),
    `<div hidden><label for="${fieldId('website')}">Ne pas remplir</label><input id="${fieldId('website')}" name="website" tabindex="-1" autocomplete="off"></div>`,
    ...visible.map((name) => field(name, context)),
    '<button class="button" type="submit">Envoyer à nouveau</button>',
    '</form>',
  ].join('\n');
}
