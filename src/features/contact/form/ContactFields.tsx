import { paths } from '#src/site/paths.ts';
import { FIELD_LABELS } from '../contact-fields.ts';
import type { FormDescription } from '../contact-forms.ts';
import { requiredFields } from '../contact-schema.ts';
import { FORM_NOTICE } from '../form-notice.ts';
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

type HiddenProps = {
  /** Begins the id of the trap. */
  prefix: string;
  /** Sent as they are. */
  fixed: Readonly<Record<string, string>>;
  trap: ControlProps;
};

/** What a form sends without showing it: a field that only robots fill, and what is known of the form. */
export const HiddenFields = ({ prefix, fixed, trap }: HiddenProps) => (
  <>
    <div className="form-trap" aria-hidden="true">
      <label htmlFor={`${prefix}-website`}>{FIELD_LABELS.website}</label>
      <input id={`${prefix}-website`} type="text" tabIndex={-1} autoComplete="off" {...trap} />
    </div>
    {Object.entries(fixed).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </>
);

/** What the law wants said where personal data is asked for. */
export function FormNotice({ id }: { id: string }) {
  return (
    <p className="col-span-full text-small text-ink-soft" id={id}>
      {`${FORM_NOTICE.text} `}
      <a href={paths.privacy}>Vos droits et le détail</a>
    </p>
  );
}
