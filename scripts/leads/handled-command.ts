import { type Given, type LeadsCommand, options } from './leads-command.ts';
import { findLead } from './find-lead.ts';
import { markHandled, unmarkHandled } from './follow-up.ts';
import { idOf } from './read-leads.ts';
import type { Terminal } from './terminal.ts';
import { withSites } from './stores.ts';

async function handled({ values, words }: Given, terminal: Terminal): Promise<number> {
  return withSites(terminal, async (sites) => {
    const place = await findLead(sites, words[0] ?? '', ['submissions']);
    const id = idOf(place);
    if (values.undo === true) {
      await unmarkHandled(place, terminal.now());
      terminal.print(`${id}\u00A0: à traiter\n`);
    } else {
      const isNew = await markHandled(place, terminal.now());
      terminal.print(`${id}\u00A0: ${isNew ? 'traitée' : 'déjà traitée'}\n`);
    }
    return 0;
  });
}

export const handledCommand: LeadsCommand = {
  name: 'handled',
  operand: '<identifiant>',
  summary: 'marque une demande comme traitée',
  options: options('undo'),
  notes: ['Le début de l’identifiant suffit, s’il ne convient qu’à une demande.'],
  examples: ['handled 3f9a1c2e', 'handled 3f9a1c2e --undo'],
  run: handled,
};
