import { failedKey, openKey, SUSPECTS } from '#netlify/requests/keys.ts';
import type { RequestRecord } from '#netlify/requests/request-record.ts';
import { glob, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MAIL_FOLDER } from '#netlify/mail/post.ts';
import { cleanEmail, isEmail } from '#src/features/contact/email-address.ts';
import { isPhone } from '#src/features/contact/typed-text.ts';
import { parisDay } from '#src/lib/french-dates.ts';
import { inParallel } from '#src/lib/promises.ts';
import { UsageError } from '../command-line.ts';
import { type Command, confirm } from './command.ts';
import { idOf, type Place, placesOf, PREFIXES, readAll, shortId, unreadableText } from './stored-requests.ts';

/** What distinguishes numbers: `+33 (0)6 39 98 12 34` and `06.39.98.12.34` are the same. */
const digitsOf = (phone: string): string => phone.replace(/\D/g, '').slice(-9);

/** What is compared: of an unreadable record its whole text. */
type Sought = Pick<RequestRecord, 'id' | 'email' | 'phone'> & { text?: string };

/** Whether a request is one that an address, a number or an id stands for. */
function wantedBy(typed: string): (request: Sought) => boolean {
  const email = cleanEmail(typed).toLowerCase();
  if (isEmail(email))
    return (record) => record.email?.toLowerCase() === email || record.text?.toLowerCase().includes(email) === true;
  const start = typed.toLowerCase();
  if (/^[0-9a-f]{8,32}$/.test(start) && !isPhone(typed)) return ({ id }) => id.startsWith(start);
  const digits = digitsOf(typed);
  if (!isPhone(typed) || digits.length < 9)
    throw new UsageError(
      'Donnez une adresse email complète (zoe@exemple.fr), un numéro complet entre guillemets ("06 39 98 12 34") ou un identifiant, d’au moins 8 signes.',
    );
  return ({ phone, text }) =>
    (phone !== null && digitsOf(phone) === digits) || text?.replace(/\D/g, '').includes(digits) === true;
}

/** The request goes last, so that the same command finds it again if this one is stopped. */
async function erase({ records, key }: Place, root: string): Promise<void> {
  for await (const mail of glob(`${MAIL_FOLDER}/${idOf({ records, key })}.*`, { cwd: root }))
    await rm(join(root, mail));
  const plain = key.startsWith(SUSPECTS) ? key.slice(SUSPECTS.length) : key;
  for (const each of [openKey(plain), failedKey(plain), key]) await records.delete(each);
}

export const forget: Command = {
  options: ['yes'],
  words: 'several',
  withPreviews: true,
  run: async (call) => {
    const { stores, words, now, print, warn } = call;
    const wanted = words.map(wantedBy);
    const places = await Promise.all(PREFIXES.map((prefix) => placesOf(stores, prefix)));
    const unreadable: Place[] = [];
    const requests = await readAll(places.flat(), (place) => unreadable.push(place));
    const sought: (Place & { sought: Sought })[] = [
      ...requests.map(({ record, ...place }) => ({ ...place, sought: record })),
      ...(await inParallel(unreadable, async (place) => {
        const text = (await place.records.text(place.key)) ?? '';
        return { ...place, sought: { id: idOf(place), email: null, phone: null, text } };
      })),
    ];
    const theirs = sought.filter((each) => wanted.some((isTheirs) => isTheirs(each.sought)));
    for (const each of sought)
      if (each.sought.text !== undefined && !theirs.includes(each)) call.fail(unreadableText(each));
    const total = `${theirs.length} demande(s)`;
    if (theirs.length > 0)
      await confirm(`Effacer définitivement ${total} (${theirs.map(shortId).join(', ')})\u202f?`, call);
    await inParallel(theirs, (place) => erase(place, call.root));
    print(`Reçu d’effacement du ${parisDay(now())}\u00A0: ${total}\n${theirs.map(({ key }) => `  ${key}\n`).join('')}`);
    warn('Restent à effacer ailleurs\u00A0: la messagerie des conseillers, le CRM, les fichiers de exports/.\n');
    warn('Cherchez aussi qui d’autre cite cette personne\u00A0: list --search, puis forget <identifiant>.\n');
  },
};
