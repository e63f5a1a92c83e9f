import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#src/components/Field.tsx';
import { COURSE_INTERESTS, FIELD_EXAMPLES, FIELD_LABELS, INPUT_ATTRIBUTES, LIMITS } from '../contact-fields.ts';
import type { FieldName } from '../contact-forms.ts';
import { CONTACT_TEXTS } from '../contact-texts.ts';

/** What a control is called and, where script runs, who follows it; elsewhere what it holds from the start. */
export type ControlProps = Partial<Pick<UseFormRegisterReturn, 'ref' | 'onChange' | 'onBlur'>> & {
  name: string;
  defaultValue?: string | undefined;
  defaultChecked?: boolean;
};

type Props = {
  name: FieldName;
  id: string;
  required: boolean;
  error: string | undefined;
  control: ControlProps;
};

/** One field of a contact form, by its name: a line, a list, a text or a box to tick. */
export function FormField({ name, id, required, error, control }: Props) {
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
