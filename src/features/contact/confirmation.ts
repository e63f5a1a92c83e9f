import { typeName } from './contact-forms.ts';
import type { Confirmation } from './requests-schema.ts';

/** What is promised to who has sent a form of a type; the contact form has none. */
export const confirmationOf = (
  { confirmations }: { confirmations: readonly Confirmation[] },
  type: string | null,
): Confirmation => {
  const found = confirmations.find(({ form }) => form === typeName(type));
  if (found === undefined) throw new Error('form without confirmation');
  return found;
};
