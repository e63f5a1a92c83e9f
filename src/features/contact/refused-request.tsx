import { renderToStaticMarkup } from 'react-dom/server';
import { paths } from '#src/site/paths.ts';
import { ContactFields } from './ContactFields.tsx';
import { FIELDS } from './contact-fields.ts';
import type { FormDescription } from './contact-forms.ts';

export type RefusedRequest = {
  form: FormDescription | undefined;
  message: string;
  typed: ReadonlyMap<string, string>;
  errors: ReadonlyMap<string, readonly string[]>;
};

const PREFIX = 'demande';

function RefusedForm({ form, typed, errors }: RefusedRequest & { form: FormDescription }) {
  const excluded: string[] = [...form.fields, ...errors.keys(), 'leaveEmpty', 'elapsed'];
  const hidden = Object.keys(form.schema.shape).filter((name) => !excluded.includes(name));
  const fixed = Object.fromEntries([...typed].filter(([name, value]) => hidden.includes(name) && value !== ''));
  return (
    <form className="fields" method="post" action={paths.apiContact} noValidate>
      {fixed.formation !== undefined && fixed.formation !== form.hidden?.formation && (
        <p className="col-span-full">
          {'Votre demande concerne\u00A0: '}
          <strong>{fixed.formation}</strong>
        </p>
      )}
      <ContactFields
        form={form}
        prefix={PREFIX}
        fixed={fixed}
        controlOf={(name) => {
          if (name === 'leaveEmpty') return { name };
          if (name !== 'acceptedTerms') return { name, defaultValue: typed.get(name) };
          return { name, defaultChecked: ['on', 'true'].includes(typed.get(name) ?? '') };
        }}
        errorOf={(name) => errors.get(name)?.join(', ')}
      >
        <button className="button" type="submit">
          Envoyer à nouveau
        </button>
      </ContactFields>
    </form>
  );
}

const labelOf = (name: string): string => Object.entries(FIELDS).find(([key]) => key === name)?.[1].label ?? name;

function ErrorSummary({ form, message, errors }: RefusedRequest) {
  const isShown = (name: string) => form?.fields.some((field) => field === name);
  return (
    // eslint-disable-next-line jsx-a11y-x/no-autofocus -- screen readers start with the errors
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
        <RefusedForm {...request} form={request.form} />
      )}
    </>,
  );
