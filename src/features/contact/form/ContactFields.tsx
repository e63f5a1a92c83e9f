import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#src/components/Field.tsx';
import { paths } from '#src/site/paths.ts';
import { COURSE_INTERESTS, FIELD_EXAMPLES, FIELD_LABELS, INPUT_ATTRIBUTES, LIMITS } from '../contact-fields.ts';
import type { FieldName, FormDescription } from '../contact-forms.ts';
import { requiredFields } from '../contact-schema.ts';
import { CONTACT_TEXTS } from '../contact-texts.ts';
import { FORM_NOTICE } from '../form-notice.ts';

/** A control's name and, where script runs, its handlers; elsewhere its default value. */
type ControlProps = Partial<Pick<UseFormRegisterReturn, 'ref' | 'onChange' | 'onBlur'>> & {
  name: string;
  defaultValue?: string | undefined;
  defaultChecked?: boolean;
};

type FieldProps = {
  name: FieldName;
  id: string;
  required: boolean;
  error: string | undefined;
  control: ControlProps;
};

/** One field of a contact form, by its name: a line, a list, a text or a box to tick. */
function FormField({ name, id, required, error, control }: FieldProps) {
  const label = required ? FIELD_LABELS[name] : `${FIELD_LABELS[name]} (facultatif)`;
  const field = { id, label, error };
  switch (name) {
    case 'acceptedTerms':
      return (
        <Field
          {...field}
          kind="checkbox"
          control={(ties) => <input type="checkbox" required={required} {...control} {...ties} />}
        />
      );
    case 'courseInterest':
      // There is nothing to choose from one.
      if (COURSE_INTERESTS.length < 2) return null;
      return (
        <div className="col-span-full">
          <Field
            {...field}
            control={(ties) => (
              <select {...control} {...ties}>
                <option value="">{CONTACT_TEXTS.anyCourse}</option>
                {COURSE_INTERESTS.map((course) => (
                  <option key={course.value} value={course.value}>
                    {course.label}
                  </option>
                ))}
              </select>
            )}
          />
        </div>
      );
    case 'message':
      return (
        <div className="col-span-full">
          <Field
            {...field}
            control={(ties) => (
              <textarea rows={4} required={required} maxLength={LIMITS.message} {...control} {...ties} />
            )}
          />
        </div>
      );
    default:
      return (
        <Field
          {...field}
          example={FIELD_EXAMPLES[name]}
          control={(ties) => <input required={required} {...INPUT_ATTRIBUTES[name]} {...control} {...ties} />}
        />
      );
  }
}

type Props = {
  form: FormDescription;
  /** Begins the id of each field. */
  prefix: string;
  controlOf: (name: string) => ControlProps;
  errorOf: (name: string) => string | undefined;
};

/** The fields that a visitor fills in, in order: in a page, in the island that wakes in it, and in a form sent back. */
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
  /** Values that are sent as they are. */
  fixed: Readonly<Record<string, string>>;
  trap: ControlProps;
};

/** Asks browsers and password managers (1Password, LastPass) to leave a field alone. */
const NOT_FILLED = { autoComplete: 'off', 'data-1p-ignore': '', 'data-lpignore': 'true' };

/** The fields that a form sends without showing them: one that only robots fill, and those of a fixed value. */
export const HiddenFields = ({ fixed, trap }: HiddenProps) => (
  <>
    <div className="form-trap" aria-hidden="true">
      <label>
        {FIELD_LABELS.leaveEmpty}
        <input type="text" tabIndex={-1} {...NOT_FILLED} {...trap} />
      </label>
    </div>
    {Object.entries(fixed).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </>
);

/** The notice that the law requires where personal data is asked for. */
export function FormNotice({ id }: { id: string }) {
  return (
    <p className="col-span-full text-small text-ink-soft" id={id}>
      {`${FORM_NOTICE.text} `}
      <a href={paths.privacy}>Vos droits et le détail</a>
    </p>
  );
}
