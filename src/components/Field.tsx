import type { ComponentPropsWithRef, ReactNode } from 'react';

type Props = {
  id: string;
  label: ReactNode;
  error: string | undefined;
  hint?: string;
  /** Draws the control with what ties it to its label, its hint and its error. */
  control: (ties: Ties) => ReactNode;
  kind?: 'line' | 'checkbox';
};

type Ties = Pick<ComponentPropsWithRef<'input'>, 'id' | 'aria-invalid' | 'aria-describedby' | 'className'>;

/** A form control, its label, its hint and its error, tied together. */
export function Field({ id, label, error, hint, control, kind = 'line' }: Props) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint === undefined ? '' : hintId, error === undefined ? '' : errorId].filter(Boolean).join(' ');
  return (
    <div className={kind === 'checkbox' ? 'field field-checkbox' : 'field'}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {control({
        id,
        className: 'field-input',
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': described === '' ? undefined : described,
      })}
      {error !== undefined && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
