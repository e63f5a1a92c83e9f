import { FIELD_LABELS } from '../contact-fields.ts';
import type { ControlProps } from './FormField.tsx';

type Props = {
  /** Begins the id of the trap. */
  prefix: string;
  /** Sent as they are. */
  fixed: Readonly<Record<string, string>>;
  trap: ControlProps;
};

/** What a form sends without showing it: a field that only robots fill, and what is known of the form. */
export const HiddenFields = ({ prefix, fixed, trap }: Props) => (
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
