import { againKey, SUSPECTS } from '#netlify/requests/keys.ts';
import { findRequest } from './find-request.ts';
import { type Given, type LeadsCommand, options } from './options.ts';
import { withSites } from './site-store.ts';
import { isConfirmed, type Terminal } from './terminal.ts';

const release = ({ values, words: [id = ''] }: Given, terminal: Terminal): Promise<number> =>
  withSites(terminal, async (sites) => {
    const { site, key, record } = await findRequest(sites, id, [SUSPECTS]);
    const question = 'Traiter comme une vraie demande, courriels compris\u202f?';
    if (!(await isConfirmed(question, values.yes, terminal))) return 1;
    // Stopped anywhere, the same command finishes. A request that was sent again without the trap stays as it is.
    const released = key.slice(SUSPECTS.length);
    if (!(await site.records.create(released, record)))
      throw new Error(`${released} est illisible parmi les demandes\u00A0: rien n’a été changé.`);
    await site.records.mark(againKey(released));
    await site.records.delete(key);
    terminal.print(`${record.id}\u00A0: parmi les demandes\n`);
    return 0;
  });

export const releaseCommand: LeadsCommand = {
  name: 'release',
  operand: '<identifiant>',
  summary: 'rend une demande mise à l’écart aux autres demandes',
  options: options('yes'),
  notes: [
    'Ce que la demande aurait déclenché (courriels, CRM) part au prochain passage, dans les minutes qui suivent ; la confirmation au visiteur, seulement dans les trois jours.',
  ],
  examples: ['list --suspects', 'release 3f9a1c2e'],
  run: release,
};
