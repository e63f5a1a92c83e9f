import { digestEmail, readDigest } from '#netlify/daily/digest.ts';
import { emailText } from '#netlify/mail/email.ts';
import { readOrganisation } from '#netlify/mail/organisation.ts';
import type { Command } from './command.ts';

/** Prints the digest of today, whether or not it was sent. */
export const digest: Command = {
  options: [],
  run: async ({ stores, now, print }) => {
    for (const records of stores) {
      const body = digestEmail(await readDigest(records, now(), true), readOrganisation(now()));
      print(body === null ? 'Rien à signaler.\n' : emailText(body));
    }
  },
};
