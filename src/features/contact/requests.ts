import { withNoBreakSpaces } from '#src/lib/french-spaces.ts';
import { confirmationOf } from './confirmation.ts';
import { readRequests } from './read-requests.ts';
import type { FormType } from './contact-schema.ts';
import type { WhatFollows } from './what-follows.ts';

export const requests = readRequests();

/** What the mail about a form of that type says, for the page that holds the form. */
export function whatFollowsOf(type: FormType): WhatFollows {
  const { lead, callback, next } = confirmationOf(requests, type || null);
  return {
    lead: withNoBreakSpaces(lead),
    callback: callback ? requests.callback : null,
    next: next.map(withNoBreakSpaces),
  };
}
