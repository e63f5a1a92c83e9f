import type { ComponentPropsWithRef, ReactNode } from 'react';

type Props = {
  id: string;
  label: ReactNode;
  error: string | undefined;
  example?: string | undefined;
  control: (attributes: ControlAttributes) => ReactNode;
  kind?: keyof typeof CLASSES;
};

const CLASSES = { line: 'field', wide: 'field col-span-full', checkbox: 'field field-checkbox' };

type ControlAttributes = Pick<ComponentPropsWithRef<'input'>, 'id' | 'aria-invalid' | 'aria-describedby' | 'className'>;

export function Field({ id, label, error, example, control, kind = 'line' }: Props) {
  const errorId = `${id}-error`;
  const exampleId = `${id}-example`;
  const isWrong = error !== undefined;
  const hasExample = isWrong && example !== undefined;
  return (
    <div className={CLASSES[kind]}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {control({
        id,
        className: 'field-input',
        // Without `aria-invalid="false"`, browsers report an empty required field as invalid.
        'aria-invalid': isWrong,
        'aria-describedby': isWrong ? (hasExample ? `${errorId} ${exampleId}` : errorId) : undefined,
      })}
      {isWrong && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
      {hasExample && (
        <p className="field-example" id={exampleId}>
          {example}
        </p>
      )}
    </div>
  );
}
