import { mountIsland } from '#src/lib/mount-island.tsx';
import { contactForm, type FormKind, isFormKind } from './contact-forms.ts';
import { ContactForm } from './ContactForm.tsx';

/** What a visitor has already typed into the HTML form. */
function typedIn(data: FormData, kind: FormKind): Record<string, unknown> {
  const { fields } = contactForm(kind);
  return Object.fromEntries(
    fields.map((name) => [name, name === 'acceptedTerms' ? data.has(name) : (data.get(name) ?? '')]),
  );
}

export const mount = (root: HTMLElement): Promise<void> => {
  const form = root.querySelector('form');
  const { kind, phone = '' } = root.dataset;
  if (form === null || !isFormKind(kind)) return Promise.reject(new Error(`No contact form of the kind ${kind ?? ''}`));
  const data = new FormData(form);
  const page = data.get('page');
  return mountIsland(
    root,
    <ContactForm
      kind={kind}
      page={typeof page === 'string' ? page : location.pathname}
      phone={phone}
      typed={typedIn(data, kind)}
    />,
  );
};
