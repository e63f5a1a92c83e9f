import { textValues } from '#src/content-model/text-values.ts';
import { readContentFile } from '#src/lib/content-file.ts';
import { FORMS, typeName } from './contact-forms.ts';
import { type Requests, requestsSchema } from './requests-schema.ts';

/** The texts that answer a form of a type. The two callback forms share theirs. */
export function formTexts({ forms }: Pick<Requests, 'forms'>, type: string | null) {
  const name = typeName(type === FORMS.heroCallback.type ? FORMS.callback.type : type);
  const found = Object.entries(forms).find(([form]) => form === name)?.[1];
  if (found === undefined) throw new Error(`content/requests.yaml : aucune entrée pour le formulaire ${name}.`);
  return found;
}

/** The pages that forms lead to: `{ path: '/merci-rappel', title: 'Nous vous rappelons', … }`. */
export const thankYouPages = ({ forms }: Pick<Requests, 'forms'>) =>
  Object.entries(forms).flatMap(([name, texts]) => {
    const form = Object.values(FORMS).find(({ type }) => typeName(type) === name);
    return form && 'page' in texts ? [{ path: form.thanks, next: texts.next, ...texts.page }] : [];
  });

/** What answers requests, with the values that its texts name: `words` are all of them. */
export function readRequests() {
  const words = textValues(new Date());
  return { ...readContentFile('requests.yaml', requestsSchema, words), words };
}
