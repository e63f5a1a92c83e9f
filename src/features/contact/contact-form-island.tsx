import { loadStyleSheet } from '#src/lib/load-style-sheet.ts';
import { mountIsland } from '#src/lib/mount-island.tsx';
import { parisToday } from '#src/lib/clock.ts';
import { ContactForm, fieldValues, type ContactFormProps } from './ContactForm.tsx';
import type { FormKind } from './contact-forms.ts';
import noticeStyles from './form-notices.css?url&no-inline';

const stylesLoaded = loadStyleSheet(noticeStyles);

export const mount = async (root: HTMLElement): Promise<void> => {
  const form = root.querySelector('form');
  const { kind, contactForm = '' } = root.dataset;
  if (form === null) throw new Error('Missing form.');
  const { subject, ...props } = JSON.parse(contactForm) as Pick<ContactFormProps, 'subject' | 'nextSteps'>;
  const { page, ...typed } = fieldValues(form);
  const choices = subject?.choices.filter(({ session }) => session === undefined || session > parisToday()) ?? [];
  await mountIsland(
    root,
    <ContactForm
      {...props}
      kind={kind as FormKind}
      page={String(page)}
      subject={subject && { ...subject, choices }}
      typed={{ ...typed, leaveEmpty: '' }}
    />,
  );
  await stylesLoaded;
};
