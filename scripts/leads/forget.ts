import { glob, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MAIL_FOLDER } from '#netlify/mail/mailer.ts';
import { openKey } from '#netlify/requests/records.ts';
import { cleanEmail, isEmail } from '#src/features/contact/email-address.ts';
import { isPhone } from '#src/features/contact/typed-text.ts';
import { parisDay } from '#src/lib/french-dates.ts';
import { inParallel } from '#src/lib/promises.ts';
import { UsageError } from '../command-line.ts';
import { type LeadsCommand, confirm } from './command.ts';
import {
  type Candidate,
  idOf,
  type StoredKey,
  storedKeys,
  readAll,
  shortId,
  unreadableText,
} from './stored-requests.ts';

const digitsOf = (phone: string): string => phone.replace(/\D/g, '').slice(-9);

function matcherOf(typed: string): (candidate: Candidate) => boolean {
  const email = cleanEmail(typed).toLowerCase();
  if (isEmail(email))
    return ({ text, record }) => (record ? record.email?.toLowerCase() === email : text.toLowerCase().includes(email));
  const start = typed.toLowerCase();
  if (/^[0-9a-f]{8,32}$/.test(start) && !isPhone(typed)) return (candidate) => idOf(candidate).startsWith(start);
  const digits = digitsOf(typed);
  if (!isPhone(typed) || digits.length < 9)
    throw new UsageError(
      'Donnez une adresse email complète, un numéro complet ("06 39 98 12 34") ou 8 signes d’un identifiant.',
    );
  return ({ text, record }) =>
    record ? digitsOf(record.phone ?? '') === digits : text.replace(/\D/g, '').includes(digits);
}

/** Erases the request last, so that the command can be run again if it is stopped. */
async function erase(stored: StoredKey, root: string): Promise<void> {
  const { records, key } = stored;
  for await (const mail of glob(`${MAIL_FOLDER}/${idOf(stored)}.*`, { cwd: root })) await rm(join(root, mail));
  await records.delete(openKey(key));
  await records.delete(key);
}

export const forget: LeadsCommand = {
  options: ['yes'],
  words: Infinity,
  withPreviews: true,
  run: async (call) => {
    const { stores, words, now, print, warn } = call;
    const matchers = words.map(matcherOf);
    const candidates = await readAll(await storedKeys(stores));
    const isFound = (candidate: Candidate): boolean => matchers.some((matches) => matches(candidate));
    const found = candidates.filter(isFound);
    for (const each of candidates) if (!each.record && !isFound(each)) call.fail(unreadableText(each));
    const total = `${found.length} demande(s)`;
    if (found.length > 0)
      await confirm(`Effacer définitivement ${total} (${found.map(shortId).join(', ')})\u202f?`, call);
    await inParallel(found, (stored) => erase(stored, call.root));
    print(`Reçu d’effacement du ${parisDay(now())}\u00A0: ${total}\n${found.map(({ key }) => `  ${key}\n`).join('')}`);
    warn('Restent à effacer ailleurs\u00A0: la messagerie des conseillers, le CRM, les fichiers de exports/.\n');
    warn('Cherchez aussi qui d’autre cite cette personne\u00A0: list --search, puis forget <identifiant>.\n');
  },
};
