import { UNKNOWN } from '#netlify/delivery/deliver.ts';
import { TASK_WORDS } from '#netlify/mail/digest-email.ts';
import { againKey } from '#netlify/requests/keys.ts';
import { type RequestRecord, TASK_KINDS, type Task, type TaskKind, tasksOf } from '#netlify/requests/request-record.ts';
import { findRequest, NotFound } from './find-request.ts';
import { type Given, type LeadsCommand, options, wordOf } from './options.ts';
import { withSites } from './site-store.ts';
import { isConfirmed, type Terminal } from './terminal.ts';

const mayHaveArrived = ([kind, { state, reason }]: [TaskKind, Task]): boolean =>
  state === 'sent' || (kind === 'visitor' && reason === UNKNOWN);

/** The tasks to put back. Without a kind, what was sent, or may have been, stays as it is if there is anything else to send. */
function chosen(record: RequestRecord, kind: TaskKind | undefined): [TaskKind, Task][] {
  const named = tasksOf(record).filter(([each, { state }]) => (kind ?? each) === each && state !== 'sending');
  const unsent = named.filter((task) => !mayHaveArrived(task));
  return unsent.length > 0 ? unsent : named;
}

const resend = ({ values, words: [id = ''] }: Given, terminal: Terminal): Promise<number> =>
  withSites(terminal, async (sites) => {
    const kind = wordOf('kind', values.kind, TASK_KINDS);
    const { site, key, record } = await findRequest(sites, id, ['']);
    const tasks = chosen(record, kind);
    if (tasks.length === 0) throw new NotFound('Il n’y a rien à envoyer pour cette demande, ou l’envoi est en cours.');
    const repeated = tasks.filter(mayHaveArrived).map(([each]) => TASK_WORDS[each]);
    const question = `Déjà envoyé, ou peut-être (${repeated.join(', ')}). Envoyer une deuxième fois\u202f?`;
    if (repeated.length > 0 && !(await isConfirmed(question, values.yes, terminal))) return 1;
    const at = terminal.now().toISOString();
    const kinds = tasks.map(([each]) => each);
    // Marked before as well: if this command is stopped in between, a sweep still finds the request.
    await site.records.mark(againKey(key));
    const updated = await site.records.update(key, (found) => {
      const isSame = kinds.every((each) => found.tasks[each]?.state === record.tasks[each]?.state);
      const waiting = Object.fromEntries(kinds.map((each) => [each, { state: 'waiting' as const, attempts: 0, at }]));
      return isSame ? { ...found, tasks: { ...found.tasks, ...waiting } } : null;
    });
    if (updated === null)
      throw new Error('La demande a changé entre-temps\u00A0: rien n’a été remis en attente. Recommencez.');
    await site.records.mark(againKey(key));
    for (const each of kinds) terminal.print(`${TASK_WORDS[each]}\u00A0: en attente d’envoi\n`);
    return 0;
  });

export const resendCommand: LeadsCommand = {
  name: 'resend',
  operand: '<identifiant>',
  summary: 'remet en attente les envois d’une demande',
  options: options('kind', 'yes'),
  notes: [
    'Les envois qui ont échoué ou qui attendent repartent au prochain passage, dans les minutes qui suivent. Ce qui est déjà parti, ou l’est peut-être (outcome_unknown), ne repart que s’il n’y a rien d’autre, ou avec --kind, et après confirmation.',
  ],
  examples: ['resend 3f9a1c2e', 'resend 3f9a1c2e --kind visitor --yes'],
  run: resend,
};
