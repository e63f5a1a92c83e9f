import { UNKNOWN } from '#netlify/delivery/deliver.ts';
import { openKey, SUSPECTS } from '#netlify/requests/records.ts';
import { type RequestRecord, type Task, type TaskKind, TASK_WORDS, tasksOf } from '#netlify/requests/request-record.ts';
import { type LeadsCommand, confirm } from './command.ts';
import { findRequest, isSuspect, type StoredKey } from './stored-requests.ts';

const isRequest = (stored: StoredKey): boolean => !isSuspect(stored);

export const handled: LeadsCommand = {
  options: ['undo'],
  words: 1,
  run: async (call) => {
    const { records, key, record } = await findRequest(call, isRequest);
    const isUndo = call.values.undo === true;
    await records.update(key, ({ handledAt = call.now().toISOString(), ...rest }) =>
      isUndo ? rest : { ...rest, handledAt },
    );
    if (isUndo) await records.mark(openKey(key), call.now());
    call.print(`${record.id}\u00A0: ${isUndo ? 'à traiter' : 'traitée'}\n`);
  },
};

const mayHaveArrived = ([kind, { state, reason }]: [TaskKind, Task]): boolean =>
  state === 'sent' || (kind === 'visitor' && reason === UNKNOWN);

/** The tasks to send again: the unsent tasks or, if there are none, the tasks that were or may have been sent. */
function tasksToResend(record: RequestRecord): [TaskKind, Task][] {
  const idle = tasksOf(record).filter(([, { state }]) => state !== 'sending');
  const unsent = idle.filter((task) => !mayHaveArrived(task));
  return unsent.length > 0 ? unsent : idle;
}

export const resend: LeadsCommand = {
  options: ['yes'],
  words: 1,
  run: async (call) => {
    const { records, key, record } = await findRequest(call, isRequest);
    const tasks = tasksToResend(record);
    if (tasks.length === 0) throw new Error('Il n’y a rien à envoyer pour cette demande, ou l’envoi est en cours.');
    const repeats = tasks.filter(mayHaveArrived).map(([each]) => TASK_WORDS[each]);
    if (repeats.length > 0)
      await confirm(`Peut-être déjà envoyé (${repeats.join(', ')}). Envoyer une deuxième fois\u202f?`, call);
    const at = call.now().toISOString();
    const kinds = tasks.map(([each]) => each);
    // The mark is also set before the update, so that a sweep finds the request if this command is stopped midway.
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

export const release: LeadsCommand = {
  options: ['yes'],
  words: 1,
  run: async (call) => {
    const { records, key, record } = await findRequest(call, isSuspect);
    await confirm('Traiter comme une vraie demande, courriels compris\u202f?', call);
    // If this command is stopped, run it again to complete the release. An existing record stays as it is.
    const releasedKey = key.slice(SUSPECTS.length);
    if (!(await records.create(releasedKey, record)))
      throw new Error(`${releasedKey} est illisible parmi les demandes\u00A0: rien n’a été changé.`);
    await records.mark(openKey(releasedKey), call.now());
    await records.delete(openKey(key));
    await records.delete(key);
    call.print(`${record.id}\u00A0: parmi les demandes\n`);
  },
};
