import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#src/components/Field.tsx';
import { paths } from '#src/site/paths.ts';
import { COURSE_INTERESTS, FIELDS, type FieldTexts, LIMITS } from './contact-fields.ts';
import { FORM_NOTICE } from '#src/site/browser-facts.ts';
import type { FieldName, FormDescription, SubjectChoice } from './contact-forms.ts';
import { requiredFields } from './contact-schema.ts';

type ControlProps = Partial<Pick<UseFormRegisterReturn, 'ref' | 'onChange' | 'onBlur'>> & {
  name: string;
  defaultValue?: string | undefined;
  defaultChecked?: boolean;
};

/** Turns off autofill in browsers, in 1Password and in LastPass. */
const NO_AUTOFILL = { autoComplete: 'off', 'data-1p-ignore': '', 'data-lpignore': 'true' };

type Props = {
  form: FormDescription;
  prefix: string;
  fixed: Readonly<Record<string, string>>;
  controlOf: (name: string) => ControlProps;
  errorOf: (name: string) => string | undefined;
  children: ReactNode;
};

export function ContactFields({ form: { fields, schema }, prefix, fixed, controlOf, errorOf, children }: Props) {
  const required = requiredFields(schema);
  const fieldOf = (name: FieldName) => {
    const { label, input, example, kind }: FieldTexts = FIELDS[name];
    const isRequired = required.includes(name);
    return (
      <Field
        key={name}
        id={`${prefix}-${name}`}
        label={isRequired ? label : `${label} (facultatif)`}
        error={errorOf(name)}
        example={example}
        kind={kind}
        control={(attributes) => {
          const props = { required: isRequired, ...controlOf(name), ...attributes };
          if (kind === 'checkbox') return <input type="checkbox" {...props} />;
          if (name === 'message') return <textarea rows={4} maxLength={LIMITS.message} {...props} />;
          if (name !== 'courseInterest') return <input {...input} {...props} />;
          return (
            <select {...props}>
              <option value="">Je ne sais pas encore</option>
              {COURSE_INTERESTS.map((course) => (
                <option key={course.value} value={course.value}>
                  {course.label}
                </option>
              ))}
            </select>
          );
        }}
      />
    );
  };
  return (
    <>
      {fields.filter((name) => name !== 'courseInterest' || COURSE_INTERESTS.length > 1).map(fieldOf)}
      {/* `hidden` keeps browsers from filling in the honeypot. */}
      <div hidden>
        <label>
          {FIELDS.leaveEmpty.label}
          <input type="text" tabIndex={-1} {...NO_AUTOFILL} {...controlOf('leaveEmpty')} />
        </label>
      </div>
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <p className="col-span-full text-small text-ink-soft">
        {`${FORM_NOTICE.text} `}
        <a href={paths.privacy}>Vos droits et le détail</a>
      </p>
    </>
  );
}

type SubjectProps = { id: string; choices: readonly SubjectChoice[]; registered: UseFormRegisterReturn };

export function SubjectField({ id, choices, registered }: SubjectProps) {
  if (choices.length === 1) return <input type="hidden" value={choices[0]?.value} {...registered} />;
  return (
    <Field
      id={id}
      label="Session souhaitée"
      error={undefined}
      kind="wide"
      control={(attributes) => (
        <select {...registered} {...attributes}>
          {choices.map(({ value, label, session, key }) => (
            <option key={value} value={value} data-session={session} data-key={key}>
              {label}
            </option>
          ))}
        </select>
      )}
    />
  );
}
