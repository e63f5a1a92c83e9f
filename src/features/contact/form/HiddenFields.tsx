import type { UseFormRegisterReturn } from 'react-hook-form';
import { FIELD_LABELS } from '../contact-fields.ts';

type Props = {
  /** Begins the id of the trap. */
  kind: string;
  /** Sent as they are. */
  fixed: Readonly<Record<string, string>>;
  trap: UseFormRegisterReturn;
};

/** What a form sends without showing it: a field that only robots fill, and what is known of the form. */
export const HiddenFields = ({ kind, fixed, trap }: Props) => (
  <>
    <div className="form-trap" aria-hidden="true">
      <label htmlFor={`${kind}-website`}>{FIELD_LABELS.website}</label>
      <input id={`${kind}-website`} type="text" tabIndex={-1} autoComplete="off" {...trap} />
    </div>
    {Object.entries(fixed).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </>
);
