import type { FormDescription } from '../contact-forms.ts';
import { requiredFields } from '../contact-schema.ts';
import { type ControlProps, FormField } from './FormField.tsx';

type Props = {
  form: FormDescription;
  /** Begins the id of each field. */
  prefix: string;
  controlOf: (name: string) => ControlProps;
  errorOf: (name: string) => string | undefined;
};

/** What a visitor fills in of a form, in order: in a page, in the island that wakes in it, and in a form sent back. */
export function ContactFields({ form: { fields, schema }, prefix, controlOf, errorOf }: Props) {
  const required = requiredFields(schema);
  return fields.map((name) => (
    <FormField
      key={name}
      name={name}
      id={`${prefix}-${name}`}
      required={required.includes(name)}
      error={errorOf(name)}
      control={controlOf(name)}
    />
  ));
}
