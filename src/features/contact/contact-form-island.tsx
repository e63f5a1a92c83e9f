import { mountIsland } from '#src/lib/mount-island.tsx';
import { COURSE_INTERESTS } from './contact-fields.ts';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';

/** What a visitor has already typed into the HTML form. */
function typedIn(root: HTMLElement): NonNullable<ContactFormProps['typed']> {
  const form = root.querySelector('form');
  const data = form === null ? new FormData() : new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    courseInterest: COURSE_INTERESTS.find(({ value }) => value === data.get('courseInterest'))?.value ?? '',
    message: text('message'),
    acceptedTerms: data.has('acceptedTerms'),
  };
}

export const mount = (root: HTMLElement): Promise<void> =>
  mountIsland(root, <ContactForm phone={root.dataset.phone ?? ''} typed={typedIn(root)} />);
