import { SUSPECTS } from '#netlify/requests/keys.ts';
import { contactRequestOf } from '#netlify/requests/request-record.ts';
import { FILTERS, filtersOf, type Given, type LeadsCommand, options } from './options.ts';
import { placesOf, selectRequests, warnOfUnreadable } from './read-requests.ts';
import { withSites } from './site-store.ts';
import { requestTable } from './table.ts';
import type { Terminal } from './terminal.ts';

const counted = (count: number): string => `${count} demande${count > 1 ? 's' : ''}`;

const list = ({ values }: Given, terminal: Terminal): Promise<number> =>
  withSites(terminal, async (sites) => {
    const filters = filtersOf(values, terminal.now());
    const { requests, unreadable } = await selectRequests(sites, filters, terminal);
    if (values.json === true) {
      for (const { record } of requests) terminal.print(`${JSON.stringify(contactRequestOf(record))}\n`);
      return warnOfUnreadable(unreadable, terminal);
    }
    if (requests.length === 0) terminal.print('Aucune demande.\n');
    else terminal.print(`${requestTable(requests, terminal.columns)}\n${counted(requests.length)}\n`);
    const apart = filters.prefix === SUSPECTS ? 0 : (await placesOf(sites, SUSPECTS)).length;
    if (apart > 0) terminal.print(`À l’écart\u00A0: ${counted(apart)} (list --suspects, release <identifiant>)\n`);
    return warnOfUnreadable(unreadable, terminal);
  });

export const listCommand: LeadsCommand = {
  name: 'list',
  summary: 'liste les demandes, de la plus ancienne à la plus récente',
  options: options(...FILTERS, 'json'),
  notes: [
    'Les filtres s’ajoutent. Avec --json : un objet par ligne, toujours les mêmes treize clés (npm run -s leads -- list --json).',
  ],
  examples: ['list --todo', 'list --since 7j --search bureautique', 'list --failed', 'list --suspects'],
  run: list,
};
