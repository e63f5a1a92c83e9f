import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { digestEmail, readDigest } from '#netlify/daily/digest.ts';
import { emailText } from '#netlify/mail/email.ts';
import { readOrganisation } from '#netlify/mail/mailer.ts';
import { contactRequestOf, isDone, type Task, TASK_WORDS, tasksOf, TEXTS } from '#netlify/requests/request-record.ts';
import { FIELDS } from '#src/features/contact/contact-fields.ts';
import { FORM_NOTICE } from '#src/site/browser-facts.ts';
import { typeName } from '#src/features/contact/contact-forms.ts';
import { asCsv } from '#src/lib/csv.ts';
import { parisMinute } from '#src/lib/french-dates.ts';
import { plainSigns } from '#src/lib/plain-signs.ts';
import { countOf } from '#src/lib/french-numbers.ts';
import { UsageError } from '../command-line.ts';
import type { LeadsCommand } from './command.ts';
import {
  FILTERS,
  findRequest,
  idOf,
  isSuspect,
  storedKeys,
  selectRequests,
  shortId,
  type StoredRequest,
} from './stored-requests.ts';

/** Makes a text safe for a terminal: replaces control characters with `\uFFFD` and removes direction marks. */
export const safeLine = (text: string): string =>
  plainSigns(text.replace(/[^\S\u00A0\u202F]+/g, ' ').replace(/\p{Cc}/gu, '\uFFFD'));

export const safeLines = (text: string): string[] => text.split(/\r\n|[\n\r]/).map(safeLine);

const fitTo = (line: string, width: number): string =>
  line.length > width ? `${line.slice(0, width - 1)}…` : line.padEnd(width);

const when = (iso: string): string => parisMinute(new Date(iso));

function deliveryWord(request: StoredRequest): string {
  const tasks = tasksOf(request.record).map(([, task]) => task);
  if (tasks.length === 0 || isSuspect(request)) return '–';
  if (tasks.some(({ state }) => state === 'failed')) return 'échec';
  return tasks.every(isDone) ? 'envoyé' : 'en attente';
}

function followUpWord(request: StoredRequest): string {
  if (isSuspect(request)) return 'à l’écart';
  return request.record.handledAt === undefined ? 'à traiter' : 'traitée';
}

const COLUMNS: Readonly<Record<string, (request: StoredRequest) => string>> = {
  'Reçue le': ({ record }) => when(record.createdAt),
  ...Object.fromEntries(TEXTS.map((name) => [FIELDS[name].label, ({ record }: StoredRequest) => record[name] ?? ''])),
  Formulaire: ({ record }) => typeName(record.type),
  Accord: ({ record }) => (record.acceptedTerms ? 'oui' : 'non'),
  Notice: ({ record }) => record.notice,
  Envois: deliveryWord,
  Suivi: followUpWord,
  Identifiant: idOf,
};

const LISTED = [
  ...['Reçue le', FIELDS.lastName.label, FIELDS.firstName.label, FIELDS.phone.label, 'Suivi', 'Envois', 'Formulaire'],
  ...[FIELDS.email.label, FIELDS.page.label],
];
const MAX_WIDTH = 36;

function asTable(requests: readonly StoredRequest[], screen = Infinity): string {
  const rows = requests.map((each) => [shortId(each), ...LISTED.map((title) => COLUMNS[title]?.(each) ?? '')]);
  const cells = [['Id', ...LISTED], ...rows].map((row) => row.map(safeLine));
  const widthAt = (column: number) => Math.max(...cells.map((row) => (row[column] ?? '').length));
  const widths = ['Id', ...LISTED].map((_, column) => Math.min(MAX_WIDTH, widthAt(column)));
  const lines = cells.map((row) =>
    row
      .map((cell, column) => fitTo(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return lines.map((line) => `${fitTo(line, Math.min(line.length, screen))}\n`).join('');
}

export const list: LeadsCommand = {
  options: [...FILTERS, 'json'],
  run: async (call) => {
    const { stores, values, print, columns } = call;
    const requests = await selectRequests(call);
    if (values.json === true) {
      for (const { record } of requests) print(`${JSON.stringify(contactRequestOf(record))}\n`);
      return;
    }
    if (requests.length === 0) print('Aucune demande.\n');
    else print(`${asTable(requests, columns)}\n${countOf(requests.length, 'demande')}\n`);
    const suspects = (await storedKeys(stores)).filter(isSuspect).length;
    if (suspects > 0 && values.suspects !== true)
      print(`À l’écart\u00A0: ${countOf(suspects, 'demande')} (list --suspects, release <identifiant>)\n`);
  },
};

const LABEL_WIDTH = 41;
const STATES = { waiting: 'en attente', sending: 'en cours', sent: 'envoyé', failed: 'échec' } as const;

const taskText = ({ state, attempts, at, reason }: Task): string =>
  [
    STATES[state],
    `${state === 'waiting' ? 'prochain essai le ' : 'le '}${when(at)}`,
    ...(attempts > 0 ? [countOf(attempts, 'essai')] : []),
    ...(reason === undefined ? [] : [`raison\u00A0: ${reason}`]),
  ].join(', ');

export const show: LeadsCommand = {
  words: 1,
  run: async (call) => {
    const request = await findRequest(call);
    const { message, notice, handledAt } = request.record;
    const facts = new Map(Object.entries(COLUMNS).map(([label, textOf]) => [label, textOf(request)]));
    for (const label of [FIELDS.message.label, 'Envois']) facts.delete(label);
    if (notice === FORM_NOTICE.version) facts.set('Texte de la notice', FORM_NOTICE.text);
    if (handledAt !== undefined) facts.set('Traitée le', when(handledAt));
    for (const [kind, task] of isSuspect(request) ? [] : tasksOf(request.record))
      facts.set(`Envoi au ${TASK_WORDS[kind]}`, taskText(task));
    for (const [label, text] of facts)
      if (text !== '') call.print(`${label.padEnd(LABEL_WIDTH)}${safeLines(text).join(' ')}\n`);
    // The prefix distinguishes typed lines from lines of this command.
    const typed = safeLines(message ?? '').map((line) => `│ ${line}\n`);
    if (message !== null) call.print(`\nMessage\n${typed.join('')}`);
  },
};

const EXPORTS = 'exports';

export const exportRequests: LeadsCommand = {
  options: FILTERS,
  words: 1,
  run: async (call) => {
    const [name = ''] = call.words;
    if (extname(name) !== '.csv') throw new UsageError('Donnez un nom de fichier en .csv.');
    const path = join(call.root, EXPORTS, basename(name));
    if (existsSync(path)) throw new UsageError(`${path} existe déjà : donnez un autre nom, ou effacez-le.`);
    const requests = await selectRequests(call);
    const rows = requests.map((request) => Object.values(COLUMNS).map((textOf) => textOf(request)));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, asCsv([Object.keys(COLUMNS), ...rows]), { mode: 0o600, flag: 'wx' });
    call.print(`${countOf(requests.length, 'demande')} dans ${path}\n`);
  },
};

export const digest: LeadsCommand = {
  run: async ({ stores, now, print }) => {
    for (const records of stores) {
      const body = digestEmail(await readDigest(records, now()), readOrganisation(now()));
      print(body === null ? 'Rien à signaler.\n' : emailText(body));
    }
  },
};
