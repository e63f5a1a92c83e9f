import { officeDays } from '#src/content-model/text-values.ts';
import { withCapital, withNoBreakSpaces } from '#src/lib/french-text.ts';
import { site } from '#src/site/site.ts';
import { formTexts, readRequests } from './read-requests.ts';
import type { FormType } from './contact-forms.ts';

export const requests = readRequests();

/** When somebody answers the telephone: the hours of the main office, else those in which calls are returned. */
export const telephoneHours = site.offices[0]?.hours ?? withCapital(officeDays(requests.callback));

/** What a form that stays says once it is stored. */
export type NextSteps = {
  /** Within how much office time we call, where we call. */
  callback: { hours: number; opens: number; closes: number } | null;
  next: string[];
};

/** The words of the mail about a form of that type, for the page that holds the form: short, where a call says it all. */
export function nextStepsOf(type: FormType): NextSteps {
  const { mail, next } = formTexts(requests, type);
  const sentences = mail.callback ? next : [mail.lead, ...next];
  return { callback: mail.callback ? requests.callback : null, next: sentences.map(withNoBreakSpaces) };
}
