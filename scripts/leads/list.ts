import { contactRequestOf } from '#netlify/requests/request-record.ts';
import { fitTo, safeLine, widthOf } from './safe-text.ts';
import { COLUMNS, counted } from './columns.ts';
import type { Command } from './command.ts';
import { FILTERS, isSuspect, placesOf, selectRequests, shortId, type StoredRequest } from './stored-requests.ts';

const LISTED = ['Reçue le', 'Nom', 'Prénom', 'Téléphone', 'Suivi', 'Envois', 'Formulaire', 'Adresse email', 'Page'];
const MAX_WIDTH = 36;

/** Formats requests as lines, cut to the width of the terminal. */
function asTable(requests: readonly StoredRequest[], screen = Infinity): string {
  const rows = requests.map((each) => [shortId(each), ...LISTED.map((title) => COLUMNS[title]?.(each) ?? '')]);
  const cells = [['Id', ...LISTED], ...rows].map((row) => row.map(safeLine));
  const widthAt = (column: number) => Math.max(...cells.map((row) => widthOf(row[column] ?? '')));
  const widths = ['Id', ...LISTED].map((_, column) => Math.min(MAX_WIDTH, widthAt(column)));
  const lines = cells.map((row) => row.map((cell, column) => fitTo(cell, widths[column] ?? 0)).join('  '));
  return lines.map((line) => `${fitTo(line, Math.min(widthOf(line), screen)).trimEnd()}\n`).join('');
}

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
    else print(`${asTable(requests, columns)}\n${counted(requests.length)}\n`);
    const suspects = (await placesOf(stores)).filter(isSuspect).length;
    if (suspects > 0 && values.suspects !== true)
      print(`À l’écart\u00A0: ${counted(suspects)} (list --suspects, release <identifiant>)\n`);
  },
};
