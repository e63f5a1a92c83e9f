import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#src/components/Field.tsx';
import { CONTACT_TEXTS } from '../contact-texts.ts';
import type { SubjectChoice } from '../form-subject.ts';

type Props = {
  id: string;
  choices: readonly SubjectChoice[];
  registered: UseFormRegisterReturn;
};

/** The course that a request is about, and the session where there is a choice. */
export function SubjectField({ id, choices, registered }: Props) {
  if (choices.length === 1) return <input type="hidden" value={choices[0]?.value} {...registered} />;
  return (
    <div className="col-span-full">
      <Field
        id={id}
        label={CONTACT_TEXTS.session}
        error={undefined}
        control={(ties) => (
          <select {...registered} {...ties}>
            {choices.map(({ value, label, session, calendar }) => (
              <option key={value} value={value} data-session={session} data-calendar={calendar}>
                {label}
              </option>
            ))}
          </select>
        )}
      />
    </div>
  );
}
