import { isEmail } from '#src/features/contact/email-address.ts';
import { isPhone } from '#src/features/contact/typed-text.ts';
import { isConfirmed, type Terminal } from './terminal.ts';
import { type Given, type LeadsCommand, options, type Values } from './leads-command.ts';
import { erase, type Receipt } from './erasure.ts';
import { sameEmail } from './filters.ts';
import { holdingsOf, MIN_DIGITS, type Person, samePhone } from './holdings.ts';
import { SHORT_ID } from './lead-columns.ts';
import { UsageError } from '../command-line.ts';
import { exportsBeyond, exportsWith } from './made-exports.ts';
import { mailFilesOf } from './mail-files.ts';
import { mayWrite, writePrivately } from './private-file.ts';
import { idOf, KINDS, type Place, placesOf } from './read-leads.ts';
import { warnOfUnreadable } from './select-leads.ts';
import { type Site, SITE_AND_PREVIEWS, withSites } from './stores.ts';

const named = (places: readonly Place[]): string => places.map((place) => idOf(place).slice(0, SHORT_ID)).join(', ');

const counted = (count: number): string => `${count} demande${count > 1 ? 's' : ''}`;

type Found = { places: Place[]; unreadable: Place[]; files: string[]; exports: string[] };

/** « 2 demandes (0a1b2c3d, 4e5f6a7b), 4 copies de mails, 1 export (/home/zoe/novembre.csv) » */
const whatToErase = ({ places, files, exports }: Found): string =>
  [
    ...(places.length > 0 ? [`${counted(places.length)} (${named(places)})`] : []),
    ...(files.length > 0 ? [`${files.length} copies de mails`] : []),
    ...(exports.length > 0 ? [`${exports.length} export${exports.length > 1 ? 's' : ''} (${exports.join(', ')})`] : []),
  ].join(', ');

function receiptText({ erasedAt, emailHmacSha256, phoneHmacSha256, counts, idsHmacSha256 }: Receipt): string {
  return [
    'Reçu d’effacement',
    `  Effacé le        ${erasedAt}`,
    ...(emailHmacSha256 === undefined ? [] : [`  Adresse (HMAC)   ${emailHmacSha256}`]),
    ...(phoneHmacSha256 === undefined ? [] : [`  Numéro (HMAC)    ${phoneHmacSha256}`]),
    `  Demandes         ${counts.submissions}`,
    `  Mises à l’écart  ${counts.suspects}`,
    `  Envois           ${counts.outbox}`,
    `  Marques de suivi ${counts.followUp}`,
    `  Marques d’envoi  ${counts.progress}`,
    `  Copies de mails  ${counts.mailFiles}`,
    `  Exports          ${counts.exports}`,
    ...idsHmacSha256.map((id, index) => `  ${(index === 0 ? 'Demandes (HMAC)' : '').padEnd(16)} ${id}`),
    '',
  ].join('\n');
}

function personOf(typed: string): Person {
  const address = sameEmail(typed);
  if (isEmail(address)) return { kind: 'email', text: address };
  const number = samePhone(typed);
  if (isPhone(typed) && number.length >= MIN_DIGITS) return { kind: 'phone', text: number };
  throw new UsageError(
    'Donnez une adresse email complète, zoe@exemple.fr, ou un numéro complet entre guillemets\u00A0: "06 39 98 12 34".',
  );
}

/** The exports with requests that the site has no more: nobody knows whose, and the person may be in them. */
async function exportsOfGone(sites: readonly Site[], terminal: Terminal): Promise<string[]> {
  const kept = await Promise.all(KINDS.map((kind) => placesOf(sites, kind)));
  return exportsBeyond(terminal, new Set(kept.flat().map(idOf)));
}

/** All that is to be erased, and what to tell of it: what was left out, and why. */
async function find(
  person: Person,
  { 'same-phone': withPhone = false, mentions: withMentions = false }: Values,
  sites: readonly Site[],
  terminal: Terminal,
): Promise<Found & { hints: string }> {
  const { places: theirs, samePhone: alike, mentions, unreadable } = await holdingsOf(person, sites, terminal);
  const places = [...theirs, ...(withPhone ? alike : []), ...(withMentions ? mentions : [])];
  const others =
    person.kind === 'email'
      ? 'd’autres personnes qui la nomment, ou d’une autre adresse de sa boîte'
      : 'avec une adresse, ou d’autres personnes, où figure ce numéro';
  const files = await mailFilesOf(terminal.root, person, places.map(idOf));
  const exports = await exportsWith(terminal.root, places.map(idOf));
  const beyond = (await exportsOfGone(sites, terminal)).filter((file) => !exports.includes(file));
  const hints = [
    alike.length > 0 && !withPhone
      ? `${counted(alike.length)} sans adresse, avec le même numéro\u00A0: ${named(alike)}. Un numéro ne prouve pas que c’est la même personne\u00A0: à lire (show) et à juger\u202f; --same-phone les efface aussi.\n`
      : '',
    mentions.length > 0 && !withMentions
      ? `${counted(mentions.length)} ${others}\u00A0: ${named(mentions)}. À lire (show) et à juger\u202f; --mentions les efface aussi.\n`
      : '',
    beyond.length > 0
      ? `Exports où figure une demande que le site n’a plus, de cette personne peut-être\u00A0: ${beyond.join(', ')}. « npm run leads -- purge » les efface.\n`
      : '',
  ].join('');
  const left = unreadable.filter((place) => !places.includes(place));
  return { places, unreadable: left, files, exports, hints };
}

/**
 * What somebody has agreed to have erased, null where they have not. Looks again after each answer: who was asked may have
 * thought for long, and the person have written once more.
 */
async function agreedUpon(
  look: () => Promise<Found & { hints: string }>,
  yes: boolean,
  terminal: Terminal,
): Promise<Found | null> {
  for (let told = ''; ;) {
    const found = await look();
    const what = whatToErase(found);
    if (told === found.hints + what) return found;
    if (told !== '') terminal.warn('Les demandes ont changé pendant la question\u202f; --yes n’en pose pas.\n');
    told = found.hints + what;
    terminal.warn(found.hints);
    if (what === '' || yes) return found;
    if (!(await isConfirmed(`Effacer définitivement ${what}\u202f?`, yes, terminal))) return null;
  }
}

async function forget({ values, words }: Given, terminal: Terminal): Promise<number> {
  const { yes = false, receipt: file } = values;
  const person = personOf(words[0] ?? '');
  return withSites(
    terminal,
    async (sites) => {
      if (file !== undefined && !(await mayWrite(file, yes, terminal))) return 1;
      const agreed = await agreedUpon(() => find(person, values, sites, terminal), yes, terminal);
      if (agreed === null) return 1;
      const { receipt, failed } = await erase(person, agreed, terminal);
      terminal.print(values.json === true ? `${JSON.stringify(receipt)}\n` : receiptText(receipt));
      for (const { key } of failed) terminal.warn(`Pas effacée\u00A0: ${key}. Recommencez.\n`);
      const code = Math.max(warnOfUnreadable(agreed.unreadable, terminal), failed.length > 0 ? 1 : 0);
      // Last: a disk that is full by now hides nothing of what is left to do.
      if (file !== undefined) await writePrivately(file, `${JSON.stringify(receipt, null, 2)}\n`);
      return code;
    },
    SITE_AND_PREVIEWS,
  );
}

export const forgetCommand: LeadsCommand = {
  name: 'forget',
  operand: '<adresse ou numéro>',
  summary: 'efface tout ce qui concerne une personne (RGPD, article 17)',
  options: options('same-phone', 'mentions', 'receipt', 'json', 'yes'),
  notes: [
    'Cherche dans toutes les demandes, mises à l’écart et essais des aperçus compris, sans égard aux majuscules, et efface avec elles leurs envois, leurs marques de suivi et les copies de mails de cet ordinateur (.netlify/mails), et les fichiers que « export » y a écrits. Le reçu ne contient de l’adresse et des identifiants que des empreintes, que seule la clé .netlify/receipt-key permet de vérifier : gardez-la à part.',
    'Par son numéro, écrit entre guillemets, s’efface une personne qui n’a pas laissé d’adresse ; les demandes qui portent aussi une adresse sont seulement signalées.',
    'Ce qu’un inconnu a tapé pour adresse s’écrit entre apostrophes : ` ou $ y seraient lus par le terminal.',
    'Restent à effacer ailleurs : la messagerie des conseillers, le CRM, les copies de ces fichiers.',
  ],
  examples: [
    'forget zoe@exemple.fr',
    'forget zoe@exemple.fr --receipt exports/recu.json',
    'forget zoe@exemple.fr --same-phone',
    'forget "06 39 98 12 34"',
  ],
  run: forget,
};
