import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MAIL_FOLDER } from '#netlify/mail/mail-folder.ts';
import { againKey, doneKey, SUSPECTS } from '#netlify/requests/keys.ts';
import { type RequestRecord, contactRequestOf } from '#netlify/requests/request-record.ts';
import { cleanEmail, isEmail } from '#src/features/contact/email-address.ts';
import { isPhone } from '#src/features/contact/typed-text.ts';
import { inParallel } from '#src/lib/promises.ts';
import { isoDay } from '#src/lib/french-dates.ts';
import { UsageError } from '../command-line.ts';
import { type Given, type LeadsCommand, options } from './options.ts';
import {
  idOf,
  isSuspect,
  type Place,
  placesOf,
  readAll,
  SHORT_ID,
  type StoredRequest,
  warnOfUnreadable,
} from './read-requests.ts';
import { withSites } from './site-store.ts';
import { isConfirmed, type Terminal } from './terminal.ts';

const MIN_ID = 8;

/** What tells numbers apart: `+33 (0)6 39 98 12 34` and `06.39.98.12.34` are the same. */
const digitsOf = (phone: string): string => phone.replace(/\D/g, '').slice(-9);

type Wanted = { isTheirs: (record: RequestRecord) => boolean; isMentioned: (text: string) => boolean };

/** What an operator typed: the address, the number or the id of a request. */
function wantedBy(typed: string): Wanted {
  const email = cleanEmail(typed).toLowerCase();
  if (isEmail(email))
    return { isTheirs: (record) => record.email?.toLowerCase() === email, isMentioned: (text) => text.includes(email) };
  const start = typed.toLowerCase();
  if (/^[0-9a-f]{8,32}$/.test(start) && start.length >= MIN_ID && !isPhone(typed))
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

const named = (places: readonly Place[]): string => places.map((place) => idOf(place).slice(0, SHORT_ID)).join(', ');

/** The mails that a local server wrote for a request in place of sending them. */
async function mailFilesOf(root: string, requests: readonly StoredRequest[]): Promise<string[]> {
  const files = await readdir(join(root, MAIL_FOLDER)).catch(() => []);
  return files.filter((file) => requests.some((request) => file.startsWith(`${idOf(request)}.`)));
}

/** The request goes last, so that the same command finds it again if this one is stopped. */
async function erase({ site, key }: Place): Promise<void> {
  const plain = key.startsWith(SUSPECTS) ? key.slice(SUSPECTS.length) : key;
  await site.records.delete(againKey(plain));
  await site.records.delete(doneKey(plain));
  await site.records.delete(key);
}

const forget = ({ values, words }: Given, terminal: Terminal): Promise<number> =>
  withSites(
    terminal,
    async (sites) => {
      const wanted = words.map(wantedBy);
      const lists = await Promise.all((['', SUSPECTS] as const).map((prefix) => placesOf(sites, prefix)));
      const { requests, unreadable } = await readAll(lists.flat(), terminal);
      const theirs = requests.filter(({ record }) => wanted.some(({ isTheirs }) => isTheirs(record)));
      const mentions = requests.filter((request) => {
        const text = Object.values(contactRequestOf(request.record)).join('\n').toLowerCase();
        return !theirs.includes(request) && wanted.some(({ isMentioned }) => isMentioned(text));
      });
      if (mentions.length > 0)
        terminal.warn(
          `D’autres demandes contiennent ce texte\u00A0: ${named(mentions)}. Lisez-les (show)\u202f; «\u00A0forget <identifiant>\u00A0» les efface.\n`,
        );
      const files = await mailFilesOf(terminal.root, theirs);
      const question = `Effacer définitivement ${theirs.length} demande(s) (${named(theirs)}) et ${files.length} copie(s) de mails\u202f?`;
      if (theirs.length > 0 && !(await isConfirmed(question, values.yes, terminal))) return 1;
      for (const file of files) await rm(join(terminal.root, MAIL_FOLDER, file), { force: true });
      await inParallel(theirs, erase);
      const suspects = theirs.filter(isSuspect).length;
      const receipt = {
        erasedOn: isoDay(terminal.now()),
        requests: theirs.length - suspects,
        suspects,
        mailFiles: files.length,
        ids: theirs.map(idOf),
      };
      terminal.print(
        values.json === true
          ? `${JSON.stringify(receipt)}\n`
          : `Reçu d’effacement du ${receipt.erasedOn}\n  Demandes         ${receipt.requests}\n  Mises à l’écart  ${suspects}\n  Copies de mails  ${files.length}\n${receipt.ids.map((id) => `  ${id}\n`).join('')}`,
      );
      terminal.warn(
        'Restent à effacer ailleurs\u00A0: la messagerie des conseillers, le CRM, les fichiers de exports/.\n',
      );
      return warnOfUnreadable(unreadable, terminal);
    },
    { withPreviews: true },
  );

export const forgetCommand: LeadsCommand = {
  name: 'forget',
  operand: '<adresse, numéro ou identifiant...>',
  summary: 'efface les demandes d’une personne (RGPD, article 17)',
  options: options('json', 'yes'),
  notes: [
    'Efface les demandes qui portent cette adresse ou ce numéro, mises à l’écart et essais des aperçus compris, et les copies de mails de cet ordinateur (.netlify/mails). Nomme les autres demandes qui contiennent le texte : à lire et à juger.',
  ],
  examples: ['forget zoe@exemple.fr', 'forget "06 39 98 12 34"', 'forget 3f9a1c2e 77aa01bc'],
  run: forget,
};
