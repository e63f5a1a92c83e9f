import { renderToStaticMarkup } from 'react-dom/server';
import { paths } from '#src/site/paths.ts';
import { FIELD_LABELS } from './contact-fields.ts';
import type { FormDescription } from './contact-forms.ts';
import { RefusedForm } from './form/RefusedForm.tsx';

export type RefusedRequest = {
  /** The form that was sent; none when it cannot be told. */
  form: FormDescription | undefined;
  /** Why it was not stored. */
  message: string;
  typed: ReadonlyMap<string, string>;
  errors: ReadonlyMap<string, readonly string[]>;
};

const PREFIX = 'demande';

const labelOf = (name: string): string => Object.entries(FIELD_LABELS).find(([key]) => key === name)?.[1] ?? name;

function ErrorSummary({ form, message, errors }: RefusedRequest) {
  const isShown = (name: string) => form?.fields.some((field) => field === name);
  return (
    // The page has come in answer to what was sent: whoever listens to it begins with what is wrong.
    // eslint-disable-next-line jsx-a11y-x/no-autofocus
    <div className="error-summary" role="alert" tabIndex={-1} autoFocus aria-labelledby="error-summary-title">
      <h2 id="error-summary-title">{message}</h2>
      {errors.size > 0 && (
        <ul>
          {[...errors].map(([name, messages]) => {
            const text = `${labelOf(name)}\u00A0: ${messages.join(', ')}`;
            return <li key={name}>{isShown(name) ? <a href={`#${PREFIX}-${name}`}>{text}</a> : text}</li>;
          })}
        </ul>
      )}
    </div>
  );
}

/** What a visitor without JavaScript reads when a request was not stored: why, and the form as it was filled. */
export const refusedRequestHtml = (request: RefusedRequest): string =>
  renderToStaticMarkup(
    <>
      <ErrorSummary {...request} />
      {request.form === undefined ? (
        <p>
          <a className="button" href={paths.contact}>
            Revenir au formulaire
          </a>
        </p>
      ) : (
        <RefusedForm {...request} form={request.form} prefix={PREFIX} />
      )}
    </>,
  );
