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

const within = (count: number, one: string, many: string): string =>
  count === 1 ? one : `dans les ${count}\u00a0${many}`;

/** « du lundi au vendredi, de 9 h à 18 h » */
export const officeDays = ({ opens, closes }: Requests['callback']): string =>
  `du lundi au vendredi, de ${opens}\u00a0h à ${closes}\u00a0h`;

/**
 * The words of every delay that is promised, made of the one number that stands for it in `content/requests.yaml`. Files
 * of `content/` name them between double braces: `{{answer}}` is « sous 24 h, les jours ouvrés ».
 */
export const delayWords = ({ callback, delays }: Pick<Requests, 'callback' | 'delays'>) => ({
  callback: `${within(callback.hours, 'dans l’heure', 'heures')}, ${officeDays(callback)}`,
  /** The same where there is little room: « dans les 2 heures ouvrées ». */
  callbackShort: within(callback.hours, 'dans l’heure ouvrée', 'heures ouvrées'),
  answer: `sous ${delays.answerHours}\u00a0h, les jours ouvrés`,
  cpfAnswer: `sous ${delays.cpfAnswerHours}\u00a0h, les jours ouvrés`,
  complaint: `sous ${delays.complaintDays}\u00a0jours`,
  confirmation: within(delays.confirmationMinutes, 'dans la minute', 'minutes'),
});

/** The steps after a request, each delay in its words: first the numbers are read, then the texts that name them. */
export function readRequests() {
  const words = delayWords(readContentFile('requests.yaml', requestsSchema));
  return { ...readContentFile('requests.yaml', requestsSchema, words), words };
}
