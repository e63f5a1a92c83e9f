import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MAIL_FOLDER } from '#netlify/mail/post.ts';
import { againKey, doneKey, SUSPECTS } from '#netlify/requests/keys.ts';
import { contactRequestOf, type RequestRecord } from '#netlify/requests/request-record.ts';
import { cleanEmail, isEmail } from '#src/features/contact/email-address.ts';
import { isPhone } from '#src/features/contact/typed-text.ts';
import { isoDay } from '#src/lib/french-dates.ts';
import { inParallel } from '#src/lib/promises.ts';
import { UsageError } from '../command-line.ts';
import { type Command, confirm } from './command.ts';
import { idOf, type Place, placesOf, PREFIXES, readAll, shortId } from './stored-requests.ts';

/** What distinguishes numbers: `+33 (0)6 39 98 12 34` and `06.39.98.12.34` are the same. */
const digitsOf = (phone: string): string => phone.replace(/\D/g, '').slice(-9);

type Wanted = { isTheirs: (record: RequestRecord) => boolean; isMentioned: (text: string) => boolean };

/** The requests that an address, a number or an id stands for. */
function wantedBy(typed: string): Wanted {
  const email = cleanEmail(typed).toLowerCase();
  if (isEmail(email))
    return { isTheirs: (record) => record.email?.toLowerCase() === email, isMentioned: (text) => text.includes(email) };
  const start = typed.toLowerCase();
  if (/^[0-9a-f]{8,32}$/.test(start) && !isPhone(typed))
    return { isTheirs: ({ id }) => id.startsWith(start), isMentioned: () => false };
  const digits = digitsOf(typed);
  if (!isPhone(typed) || digits.length < 9)
    throw new UsageError(
      'Donnez une adresse email complète (zoe@exemple.fr), un numéro complet entre guillemets ("06 39 98 12 34") ou un identifiant, d’au moins 8 signes.',
    );
  return {
    isTheirs: ({ phone }) => phone !== null && digitsOf(phone) === digits,
    isMentioned: (text) => text.replace(/[\s().-]/g, '').includes(digits),
  };
}

const named = (places: readonly Place[]): string => places.map(shortId).join(', ');

/** The request goes last, so that the same command finds it again if this one is stopped. */
async function erase({ records, key }: Place): Promise<void> {
  const plain = key.startsWith(SUSPECTS) ? key.slice(SUSPECTS.length) : key;
  for (const each of [againKey(plain), doneKey(plain), key]) await records.delete(each);
}

export const forget: Command = {
  options: ['yes'],
  words: 'several',
  withPreviews: true,
  run: async (call) => {
    const { stores, words, root, now, print, warn } = call;
    const wanted = words.map(wantedBy);
    const places = await Promise.all(PREFIXES.map((prefix) => placesOf(stores, prefix)));
    const requests = await readAll(places.flat(), call);
    const theirs = requests.filter(({ record }) => wanted.some(({ isTheirs }) => isTheirs(record)));
    const mentions = requests.filter((request) => {
      const text = Object.values(contactRequestOf(request.record)).join('\n').toLowerCase();
      return !theirs.includes(request) && wanted.some(({ isMentioned }) => isMentioned(text));
    });
    if (mentions.length > 0)
      warn(
        `D’autres demandes contiennent ce texte\u00A0: ${named(mentions)}. Lisez-les (show)\u202f; «\u00A0forget <identifiant>\u00A0» les efface.\n`,
      );
    // The mails that a local server wrote to files.
    const mails = (await readdir(join(root, MAIL_FOLDER)).catch(() => [])).filter((file) =>
      theirs.some((request) => file.startsWith(`${idOf(request)}.`)),
    );
    if (theirs.length > 0)
      await confirm(
        `Effacer définitivement ${theirs.length} demande(s) (${named(theirs)}) et ${mails.length} copie(s) de mails\u202f?`,
        call,
      );
    for (const file of mails) await rm(join(root, MAIL_FOLDER, file), { force: true });
    await inParallel(theirs, erase);
    print(
      `Reçu d’effacement du ${isoDay(now())}\u00A0: ${theirs.length} demande(s), ${mails.length} copie(s) de mails\n${theirs.map((request) => `  ${request.key}\n`).join('')}`,
    );
    warn('Restent à effacer ailleurs\u00A0: la messagerie des conseillers, le CRM, les fichiers de exports/.\n');
  },
};
