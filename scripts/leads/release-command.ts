import { againMark, openMark, PURGE_SCAN, suspectMark } from '#netlify/submissions/outbox-record.ts';
import { recordMetadata, replacesFragment } from '#netlify/submissions/submission-store.ts';
import { isConfirmed, type Terminal } from './terminal.ts';
import { findLead, NotFound } from './find-lead.ts';
import { type Given, type LeadsCommand, options } from './leads-command.ts';
import { idOf, type Lead, readLead } from './read-leads.ts';
import { withSites } from './stores.ts';

/**
 * Makes a suspect a request like another. It is written before it is taken away: cut off in between, the same command
 * finishes. Whoever sent the same again without the trap has a request already, which stays as it is; but where the store holds none
 * that can be read, the suspect is all that is left of it.
 */
export async function release({ site, key, submission }: Lead, at: Date): Promise<void> {
  const condition = { onlyIfNew: true, metadata: recordMetadata(submission) };
  const requests = site.store('submissions');
  const written = await requests.setJSON(key, submission, condition);
  // A refused conditional write looks like a success, but for its empty etag.
  if (written.modified && !written.etag) throw new Error('La demande n’a pas été enregistrée\u00A0: recommencez.');
  const isKept = async () => Boolean(await readLead({ site, kind: 'submissions', key }));
  if (!written.modified && !(await isKept()) && !(await replacesFragment(requests, key, submission)))
    throw new Error(
      `${key} est illisible parmi les demandes\u00A0: celle qui est à l’écart y reste, et rien n’a été changé.`,
    );
  const open = site.store('open');
  await open.set(openMark(key), at.toISOString());
  // As for what is sent again: somebody has looked, so that its age holds nothing back.
  await open.set(againMark(key, at), '');
  // A purge that goes on in the next night has passed this place: it begins again, so that this keeps what its sender has left.
  await open.delete(PURGE_SCAN);
  await site.store('suspects').delete(key);
  await open.delete(suspectMark(key));
}

async function releaseLead({ values, words }: Given, terminal: Terminal): Promise<number> {
  return withSites(terminal, async (sites) => {
    const place = await findLead(sites, words[0] ?? '', ['suspects']);
    const lead = await readLead(place);
    if (!lead) throw new NotFound(`La demande ${place.key} est illisible\u00A0: rien n’a été changé.`);
    const { yes = false } = values;
    const hasMail = (lead.submission.due ?? []).length > 0;
    const question = `${hasMail ? 'Traiter comme une vraie demande, courriels compris' : 'Traiter comme une vraie demande'}\u202f?`;
    if (!(await isConfirmed(question, yes, terminal))) return 1;
    // Whoever was asked may have thought for long, and somebody else has erased it meanwhile.
    const present = await readLead(place);
    if (!present) throw new NotFound('Cette demande n’est plus là.');
    await release(present, terminal.now());
    terminal.print(`${idOf(lead)}\u00A0: parmi les demandes\n`);
    return 0;
  });
}

export const releaseCommand: LeadsCommand = {
  name: 'release',
  operand: '<identifiant>',
  summary: 'rend une demande mise à l’écart aux autres demandes',
  options: options('yes'),
  notes: [
    'Le début de l’identifiant suffit. Ce que la demande aurait déclenché (courriels, CRM) part au prochain passage, dans les minutes qui suivent ; la confirmation au visiteur, seulement dans les trois jours.',
  ],
  examples: ['list --suspects', 'release 3f9a1c2e'],
  run: releaseLead,
};
