import { lateStyles } from '#src/lib/late-styles.ts';
import { mountIsland } from '#src/lib/mount-island.tsx';
import { parisToday } from '#src/lib/paris-today.ts';
import { ContactForm } from './ContactForm.tsx';
import { type FormSubject, isFormKind } from './contact-forms.ts';
import noticeStyles from './form-notices.css?url&no-inline';
import type { NextSteps } from './requests.ts';

/** Mounts a form with the props of `ContactFormSection.astro` and the values already typed. */
export const mount = async (root: HTMLElement): Promise<void> => {
  const form = root.querySelector('form');
  const { kind, phone = '', subject = 'null', nextSteps = 'null' } = root.dataset;
  if (form === null || !isFormKind(kind)) throw new Error(`No contact form of the kind ${kind ?? ''}`);
  // Loaded with the form's script, before the first submission.
  const styled = lateStyles(noticeStyles);
  const data = new FormData(form);
  const page = data.get('page');
  const about = JSON.parse(subject) as FormSubject | null;
  // Removes sessions that began after the build.
  const choices = about?.choices.filter(({ session }) => session === undefined || session > parisToday()) ?? [];
  await mountIsland(
    root,
    <ContactForm
      kind={kind}
      page={typeof page === 'string' ? page : ''}
      phone={phone}
      nextSteps={(JSON.parse(nextSteps) as NextSteps | null) ?? undefined}
      subject={about ? { ...about, choices } : undefined}
      typed={{ ...Object.fromEntries(data), acceptedTerms: data.has('acceptedTerms'), leaveEmpty: '' }}
    />,
  );
  await styled;
};
