import { readContentFile } from '#src/lib/content-file.ts';
import { withNoBreakSpaces } from '#src/lib/french-spaces.ts';
import { confirmationOf } from './confirmation.ts';
import { requestsSchema } from './requests-schema.ts';
import type { FormType } from './contact-schema.ts';
import type { WhatFollows } from './what-follows.ts';

const requests = readContentFile('requests.yaml', requestsSchema);

/** What the mail about a form of that type says, for the page that holds the form. */
export function whatFollowsOf(type: FormType): WhatFollows {
  const { lead, callback, next } = confirmationOf(requests, type || null);
  return {
    lead: withNoBreakSpaces(lead),
    callback: callback ? requests.callback : null,
    next: next.map(withNoBreakSpaces),
  };
}
