import { now } from '#src/lib/clock.ts';
import { DELAYS, officeDays, textValues } from '#src/features/editorial/text-values.ts';
import { readContentFile } from '#src/lib/content-file.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { withCapital, withNoBreakSpaces } from '#src/lib/french-text.ts';
import { interpolateAll } from '#src/lib/template.ts';
import { site } from '#src/site/site.ts';
import { FORMS, type FormType, typeName } from './contact-forms.ts';
import { type Requests, requestsSchema } from './requests-schema.ts';

type Forms = Pick<Requests, 'forms'>;

export function formTexts({ forms }: Forms, type: string | null) {
  const name = typeName(type === FORMS.heroCallback.type ? FORMS.callback.type : type);
  const texts = Object.entries(forms).find(([form]) => form === name)?.[1];
  if (texts === undefined) throw new Error(`${CONTENT}/requests.yaml : aucune entrée pour le formulaire ${name}.`);
  return texts;
}

export const thankYouPages = ({ forms }: Forms) =>
  Object.entries(forms).flatMap(([name, texts]) => {
    const form = Object.values(FORMS).find(({ type }) => typeName(type) === name);
    return form && 'page' in texts ? [{ path: form.thanks, next: texts.next, ...texts.page }] : [];
  });

export function readRequests() {
  const texts = readContentFile('requests.yaml', requestsSchema);
  return interpolateAll(texts, textValues(now()), `${CONTENT}/requests.yaml`);
}

export const requests = readRequests();

export const answerDelay = DELAYS.answer({ requests });

export const telephoneHours = site.offices[0]?.hours ?? withCapital(officeDays(requests.callback));

export function nextStepsOf(type: FormType) {
  const { mail, next } = formTexts(requests, type);
  const sentences = mail.callback ? next : [mail.lead, ...next];
  return { callback: mail.callback ? requests.callback : null, next: sentences.map(withNoBreakSpaces) };
}

export type NextSteps = ReturnType<typeof nextStepsOf>;
