import { isEmail } from '#src/features/contact/email-address.ts';
import { isConfirmed, type Terminal } from './terminal.ts';
import { type Given, type LeadsCommand, options } from './leads-command.ts';
import { erase, holdingsOf, type Receipt } from './erasure.ts';
import { sameEmail } from './filters.ts';
import { SHORT_ID } from './lead-columns.ts';
import { UsageError } from '../command-line.ts';
import { exportsWith } from './made-exports.ts';
import { mailFilesOf } from './mail-files.ts';
import { mayWrite, writePrivately } from './private-file.ts';
import { idOf, type Place } from './read-leads.ts';
import { warnOfUnreadable } from './select-leads.ts';
import { SITE_AND_PREVIEWS, withSites } from './stores.ts';

const named = (places: readonly Place[]): string => places.map((place) => idOf(place).slice(0, SHORT_ID)).join(', ');

const counted = (count: number): string => `${count} demande${count > 1 ? 's' : ''}`;

/** « 2 demandes (0a1b2c3d, 4e5f6a7b), 4 copies de mails, 1 export (/home/zoe/novembre.csv) » */
const whatToErase = (places: readonly Place[], files: readonly string[], exports: readonly string[]): string =>
  [
    ...(places.length > 0 ? [`${counted(places.length)} (${named(places)})`] : []),
    ...(files.length > 0 ? [`${files.length} copies de mails`] : []),
    ...(exports.length > 0 ? [`${exports.length} export${exports.length > 1 ? 's' : ''} (${exports.join(', ')})`] : []),
  ].join(', ');

function receiptText({ erasedAt, emailHmacSha256, counts, idsHmacSha256 }: Receipt): string {
  return [
    'Reçu d’effacement',
    `  Effacé le        ${erasedAt}`,
    `  Adresse (HMAC)   ${emailHmacSha256}`,
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

async function forget({ values, words }: Given, terminal: Terminal): Promise<number> {
  const { yes = false, receipt: file, 'same-phone': withPhone = false, mentions: withMentions = false } = values;
  const address = sameEmail(words[0] ?? '');
  if (!isEmail(address)) throw new UsageError('Donnez une adresse email complète\u00A0: zoe@exemple.fr.');
  return withSites(
    terminal,
    async (sites) => {
      const { places: theirs, samePhone, mentions, unreadable } = await holdingsOf(address, sites, terminal);
      const places = [...theirs, ...(withPhone ? samePhone : []), ...(withMentions ? mentions : [])];
      if (samePhone.length > 0 && !withPhone)
        terminal.warn(
          `${counted(samePhone.length)} sans adresse, avec le même numéro\u00A0: ${named(samePhone)}. Ajoutez --same-phone pour l’effacer aussi.\n`,
        );
      if (mentions.length > 0 && !withMentions)
        terminal.warn(
          `${counted(mentions.length)} d’autres personnes qui la nomment, ou d’une autre adresse de sa boîte\u00A0: ${named(mentions)}. À lire (show) et à juger\u202f; --mentions les efface aussi.\n`,
        );
      const files = await mailFilesOf(terminal.root, address, places.map(idOf));
      const exports = await exportsWith(terminal.root, places.map(idOf));
      const question = `Effacer définitivement ${whatToErase(places, files, exports)}\u202f?`;
      if (places.length + files.length + exports.length > 0 && !(await isConfirmed(question, yes, terminal))) return 1;
      if (file !== undefined && !(await mayWrite(file, yes, terminal))) return 1;
      const { receipt, failed } = await erase(address, { places, files, exports }, terminal);
      terminal.print(values.json === true ? `${JSON.stringify(receipt)}\n` : receiptText(receipt));
      if (file !== undefined) await writePrivately(file, `${JSON.stringify(receipt, null, 2)}\n`);
      for (const { key } of failed) terminal.warn(`Pas effacée\u00A0: ${key}. Recommencez.\n`);
      return Math.max(warnOfUnreadable(unreadable, terminal), failed.length > 0 ? 1 : 0);
    },
    SITE_AND_PREVIEWS,
  );
}

export const forgetCommand: LeadsCommand = {
  name: 'forget',
  operand: '<adresse>',
  summary: 'efface tout ce qui concerne une personne (RGPD, article 17)',
  options: options('same-phone', 'mentions', 'receipt', 'json', 'yes'),
  notes: [
    'Cherche dans toutes les demandes, mises à l’écart et essais des aperçus compris, sans égard aux majuscules, et efface avec elles leurs envois, leurs marques de suivi et les copies de mails de cet ordinateur (.netlify/mails), et les fichiers que « export » y a écrits. Le reçu ne contient de l’adresse et des identifiants que des empreintes, que seule la clé .netlify/receipt-key permet de vérifier : gardez-la à part.',
    'Restent à effacer ailleurs : la messagerie des conseillers, le CRM, les copies de ces fichiers.',
  ],
  examples: ['forget zoe@exemple.fr', 'forget zoe@exemple.fr --same-phone --receipt recu.json --yes'],
  run: forget,
};
