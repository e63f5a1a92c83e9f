import { withNoBreakSpaces } from '#src/lib/french-spaces.ts';
import { confirmationOf } from './confirmation.ts';
import { readRequests } from './read-requests.ts';
import type { FormType } from './contact-forms.ts';
import type { NextSteps } from './next-steps.ts';

export const requests = readRequests();

/** What the mail about a form of that type says, for the page that holds the form: short, where a call says it all. */
export function nextStepsOf(type: FormType): NextSteps {
  const { lead, callback, next } = confirmationOf(requests, type);
  const sentences = callback ? next : [lead, ...next];
  return { callback: callback ? requests.callback : null, next: sentences.map(withNoBreakSpaces) };
}
