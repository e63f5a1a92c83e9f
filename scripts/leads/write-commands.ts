import { UNKNOWN } from '#netlify/delivery/deliver.ts';
import { openKey, SUSPECTS } from '#netlify/requests/records.ts';
import { type RequestRecord, type Task, type TaskKind, TASK_WORDS, tasksOf } from '#netlify/requests/request-record.ts';
import { type LeadsCommand, confirm } from './command.ts';
import {
  findRequest,
  isSuspect,
  type StoredKey,
  type Candidate,
  idOf,
  storedKeys,
  readAll,
  shortId,
  unreadableText,
} from './stored-requests.ts';
import { glob, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MAIL_FOLDER } from '#netlify/mail/mailer.ts';
import { cleanEmail, isEmail } from '#src/features/contact/email-address.ts';
import { isPhone } from '#src/features/contact/typed-text.ts';
import { parisDay } from '#src/lib/french-dates.ts';
import { countOf } from '#src/lib/french-numbers.ts';
import { inParallel } from '#src/lib/promises.ts';
import { UsageError } from '../command-line.ts';

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
    // If this command is stopped midway, run it again: `create` accepts the record that the first run has written.
    const releasedKey = key.slice(SUSPECTS.length);
    if (!(await records.create(releasedKey, record)))
      throw new Error(`${releasedKey} est illisible parmi les demandes\u00A0: rien n’a été changé.`);
    await records.mark(openKey(releasedKey), call.now());
    await records.delete(openKey(key));
    await records.delete(key);
    call.print(`${record.id}\u00A0: parmi les demandes\n`);
  },
};

const digitsOf = (phone: string): string => phone.replace(/\D/g, '').slice(-9);

function matcherOf(typed: string): (candidate: Candidate) => boolean {
  const email = cleanEmail(typed).toLowerCase();
  if (isEmail(email))
    return ({ text, record }) => (record ? record.email?.toLowerCase() === email : text.toLowerCase().includes(email));
  const start = typed.toLowerCase();
  if (/^[0-9a-f]{8,32}$/.test(start) && !isPhone(typed)) return (candidate) => idOf(candidate).startsWith(start);
  const digits = digitsOf(typed);
  if (!isPhone(typed) || digits.length < 9)
    throw new UsageError(
      'Donnez une adresse email complète, un numéro complet ("06 39 98 12 34") ou 8 signes d’un identifiant.',
    );
  return ({ text, record }) =>
    record ? digitsOf(record.phone ?? '') === digits : text.replace(/\D/g, '').includes(digits);
}

/** Erases the request last, so that the command can be run again if it is stopped. */
async function erase(stored: StoredKey, root: string): Promise<void> {
  const { records, key } = stored;
  for await (const mail of glob(`${MAIL_FOLDER}/${idOf(stored)}.*`, { cwd: root })) await rm(join(root, mail));
  await records.delete(openKey(key));
  await records.delete(key);
}

export const forget: LeadsCommand = {
  options: ['yes'],
  words: Infinity,
  withPreviews: true,
  run: async (call) => {
    const { stores, words, now, print, warn } = call;
    const matchers = words.map(matcherOf);
    const candidates = await readAll(await storedKeys(stores));
    const isFound = (candidate: Candidate): boolean => matchers.some((matches) => matches(candidate));
    const found = candidates.filter(isFound);
    for (const each of candidates) if (!each.record && !isFound(each)) call.fail(unreadableText(each));
    const total = countOf(found.length, 'demande');
    if (found.length > 0)
      await confirm(`Effacer définitivement ${total} (${found.map(shortId).join(', ')})\u202f?`, call);
    await inParallel(found, (stored) => erase(stored, call.root));
    print(`Reçu d’effacement du ${parisDay(now())}\u00A0: ${total}\n${found.map(({ key }) => `  ${key}\n`).join('')}`);
    warn('Restent à effacer ailleurs\u00A0: la messagerie des conseillers, le CRM, les fichiers de exports/.\n');
    warn('Cherchez aussi qui d’autre cite cette personne\u00A0: list --search, puis forget <identifiant>.\n');
  },
};
