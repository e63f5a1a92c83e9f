import { lateStyles } from '#src/lib/late-styles.ts';
import { mountIsland } from '#src/lib/mount-island.tsx';
import { isCourseInterest } from '../contact-fields.ts';
import { contactForm, type FormKind, isFormKind } from '../contact-forms.ts';
import { ContactForm } from './ContactForm.tsx';
import type { FormSubject } from '../form-subject.ts';
import noticeStyles from '../form-notices.css?url&no-inline';
import { isNextSteps } from '../next-steps.ts';

/** The values that a visitor has already typed into the HTML form. */
function typedIn(data: FormData, kind: FormKind): Record<string, unknown> {
  const { fields } = contactForm(kind);
  return Object.fromEntries(
    fields.map((name) => [name, name === 'acceptedTerms' ? data.has(name) : (data.get(name) ?? '')]),
  );
}

/** The course that the build wrote into the form, with the sessions that are still offered. */
function subjectOf(form: HTMLFormElement, interest = ''): FormSubject | undefined {
  const field = form.elements.namedItem('formation');
  const chosen = isCourseInterest(interest) ? interest : '';
  if (field instanceof HTMLInputElement) return { interest: chosen, choices: [{ value: field.value, label: '' }] };
  if (!(field instanceof HTMLSelectElement)) return undefined;
  const choices = [...field.options].map(({ value, text, dataset }) => ({
    value,
    label: text,
    session: dataset.session,
    calendar: dataset.calendar,
  }));
  return { interest: chosen, choices };
}

export const mount = async (root: HTMLElement): Promise<void> => {
  const form = root.querySelector('form');
  const { kind, phone = '', interest, nextSteps } = root.dataset;
  if (form === null || !isFormKind(kind)) throw new Error(`No contact form of the kind ${kind ?? ''}`);
  // Nobody sees them before a form was submitted: the page does not carry them. The first answer is not without them.
  const styled = lateStyles(noticeStyles);
  const steps: unknown = JSON.parse(nextSteps ?? 'null');
  const data = new FormData(form);
  const page = data.get('page');
  await mountIsland(
    root,
    <ContactForm
      kind={kind}
      page={typeof page === 'string' ? page : location.pathname}
      phone={phone}
      nextSteps={isNextSteps(steps) ? steps : undefined}
      subject={interest === undefined ? undefined : subjectOf(form, interest)}
      typed={{ ...typedIn(data, kind), ...(interest !== undefined && { formation: data.get('formation') }) }}
    />,
  );
  await styled;
};
