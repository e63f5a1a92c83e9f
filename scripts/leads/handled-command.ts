import { findRequest } from './find-request.ts';
import { type Given, type LeadsCommand, options } from './options.ts';
import { withSites } from './site-store.ts';
import type { Terminal } from './terminal.ts';

const handled = ({ values, words: [id = ''] }: Given, terminal: Terminal): Promise<number> =>
  withSites(terminal, async (sites) => {
    const { site, key, record } = await findRequest(sites, id, ['']);
    const isUndo = values.undo === true;
    await site.records.update(key, ({ handledAt, ...rest }) => {
      if (isUndo) return handledAt === undefined ? null : rest;
      return handledAt === undefined ? { ...rest, handledAt: terminal.now().toISOString() } : null;
    });
    terminal.print(`${record.id}\u00A0: ${isUndo ? 'à traiter' : 'traitée'}\n`);
    return 0;
  });

export const handledCommand: LeadsCommand = {
  name: 'handled',
  operand: '<identifiant>',
  summary: 'marque une demande comme traitée',
  options: options('undo'),
  notes: ['Le début de l’identifiant suffit, s’il ne convient qu’à une demande.'],
  examples: ['handled 3f9a1c2e', 'handled 3f9a1c2e --undo'],
  run: handled,
};
