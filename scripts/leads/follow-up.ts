import { UNKNOWN } from '#netlify/delivery/deliver.ts';
import { openKey, SUSPECTS } from '#netlify/requests/keys.ts';
import { type RequestRecord, type Task, type TaskKind, TASK_WORDS, tasksOf } from '#netlify/requests/request-record.ts';
import { type Command, confirm } from './command.ts';
import { findRequest } from './stored-requests.ts';

export const handled: Command = {
  options: ['undo'],
  words: 'one',
  run: async (call) => {
    const { records, key, record } = await findRequest(call, ['']);
    const isUndo = call.values.undo === true;
    await records.update(key, ({ handledAt = call.now().toISOString(), ...rest }) =>
      isUndo ? rest : { ...rest, handledAt },
    );
    call.print(`${record.id}\u00A0: ${isUndo ? 'à traiter' : 'traitée'}\n`);
  },
};

const mayHaveArrived = ([kind, { state, reason }]: [TaskKind, Task]): boolean =>
  state === 'sent' || (kind === 'visitor' && reason === UNKNOWN);

/** The tasks to put back: those that were not sent; if there are none, those that were, or may have been. */
function chosen(record: RequestRecord): [TaskKind, Task][] {
  const idle = tasksOf(record).filter(([, { state }]) => state !== 'sending');
  const unsent = idle.filter((task) => !mayHaveArrived(task));
  return unsent.length > 0 ? unsent : idle;
}

export const resend: Command = {
  options: ['yes'],
  words: 'one',
  run: async (call) => {
    const { records, key, record } = await findRequest(call, ['']);
    const tasks = chosen(record);
    if (tasks.length === 0) throw new Error('Il n’y a rien à envoyer pour cette demande, ou l’envoi est en cours.');
    const repeated = tasks.filter(mayHaveArrived).map(([each]) => TASK_WORDS[each]);
    if (repeated.length > 0)
      await confirm(`Déjà envoyé, ou peut-être (${repeated.join(', ')}). Envoyer une deuxième fois\u202f?`, call);
    const at = call.now().toISOString();
    const kinds = tasks.map(([each]) => each);
    // Marked before as well: if this command is stopped in between, a sweep still finds the request.
    await records.mark(openKey(key), call.now());
    const updated = await records.update(key, (found) => {
      const isSame = kinds.every((each) => found.tasks[each]?.state === record.tasks[each]?.state);
      const waiting = Object.fromEntries(kinds.map((each) => [each, { state: 'waiting' as const, attempts: 0, at }]));
      return isSame ? { ...found, tasks: { ...found.tasks, ...waiting } } : null;
    });
    if (updated === null)
      throw new Error('La demande a changé entre-temps\u00A0: rien n’a été remis en attente. Recommencez.');
    await records.mark(openKey(key), call.now());
    for (const each of kinds) call.print(`${TASK_WORDS[each]}\u00A0: en attente d’envoi\n`);
  },
};

export const release: Command = {
  options: ['yes'],
  words: 'one',
  run: async (call) => {
    const { records, key, record } = await findRequest(call, [SUSPECTS]);
    await confirm('Traiter comme une vraie demande, courriels compris\u202f?', call);
    // Stopped anywhere, the same command finishes. A request that was sent again without the trap stays as it is.
    const released = key.slice(SUSPECTS.length);
    if (!(await records.create(released, record)))
      throw new Error(`${released} est illisible parmi les demandes\u00A0: rien n’a été changé.`);
    await records.mark(openKey(released), call.now());
    await records.delete(key);
    call.print(`${record.id}\u00A0: parmi les demandes\n`);
  },
};
