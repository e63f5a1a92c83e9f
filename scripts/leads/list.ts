import { SUSPECTS } from '#netlify/requests/keys.ts';
import { fullName } from '#netlify/mail/adviser-email.ts';
import { contactRequestOf, isDone, type RequestRecord, tasksOf } from '#netlify/requests/request-record.ts';
import { typeName } from '#src/features/contact/contact-forms.ts';
import { parisMinute } from '#src/lib/french-dates.ts';
import type { Command } from './command.ts';
import { fitTo, safeLine, widthOf } from '#src/lib/safe-text.ts';
import { FILTERS, isSuspect, placesOf, selectRequests, shortId, type StoredRequest } from './stored-requests.ts';

export const followUpWord = ({ handledAt }: RequestRecord): string =>
  handledAt === undefined ? 'à traiter' : 'traitée';

/** The worst state of the deliveries of a request. */
export function deliveryWord(record: RequestRecord): string {
  const tasks = tasksOf(record).map(([, task]) => task);
  if (tasks.length === 0) return '–';
  if (tasks.some(({ state }) => state === 'failed')) return 'échec';
  return tasks.every(isDone) ? 'envoyé' : 'en attente';
}

const MAX_WIDTH = 36;

/** Formats rows as lines, cut to the width of the terminal. */
function asTable(rows: readonly (readonly string[])[], screen = Infinity): string {
  const cells = rows.map((row) => row.map(safeLine));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.min(MAX_WIDTH, Math.max(...cells.map((row) => widthOf(row[column] ?? '')))),
  );
  return cells
    .map((row) =>
      row
        .map((cell, column) => fitTo(cell, widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${widthOf(line) > screen ? fitTo(line, screen) : line}\n`)
    .join('');
}

const TITLES = ['Id', 'Reçue le', 'Nom', 'Téléphone', 'Suivi', 'Envois', 'Formulaire', 'Adresse email', 'Page'];

const rowOf = (request: StoredRequest): string[] => {
  const { record } = request;
  return [
    shortId(request),
    parisMinute(new Date(record.createdAt)),
    fullName(record),
    record.phone ?? '',
    isSuspect(request) ? 'à l’écart' : followUpWord(record),
    isSuspect(request) ? '–' : deliveryWord(record),
    typeName(record.type),
    record.email ?? '',
    record.page ?? '',
  ];
};

export const counted = (count: number): string => `${count} demande${count > 1 ? 's' : ''}`;

export const list: Command = {
  options: [...FILTERS, 'json'],
  run: async (call) => {
    const { stores, values, print, columns } = call;
    const requests = await selectRequests(call);
    if (values.json === true) {
      for (const { record } of requests) print(`${JSON.stringify(contactRequestOf(record))}\n`);
      return;
    }
    if (requests.length === 0) print('Aucune demande.\n');
    else print(`${asTable([TITLES, ...requests.map(rowOf)], columns)}\n${counted(requests.length)}\n`);
    const suspects = values.suspects === true ? 0 : (await placesOf(stores, SUSPECTS)).length;
    if (suspects > 0) print(`À l’écart\u00A0: ${counted(suspects)} (list --suspects, release <identifiant>)\n`);
  },
};
