import { isDeepStrictEqual } from 'node:util';
import { KIND_WORDS, TASK_KINDS } from '#netlify/submissions/outbox-record.ts';
import { UNKNOWN } from '#netlify/outbox/retry-policy.ts';
import type { StoredSubmission } from '#netlify/submissions/submission.ts';
import { isConfirmed, type Terminal } from './terminal.ts';
import { type Given, type LeadsCommand, options } from './leads-command.ts';
import { wordOf } from './filters.ts';
import { findLead, NotFound } from './find-lead.ts';
import { sendAgain, stateOf, type Task, tasksOf } from './outbox.ts';
import { type Lead, type Place, readLead } from './read-leads.ts';
import { withSites } from './stores.ts';

type Choice = { submission: StoredSubmission; tasks: readonly Task[] };
type Chosen = Lead & { tasks: readonly Task[] };

const isSent = (task: Task): boolean => stateOf(task) === 'sent';

/** Whether a visitor may have a confirmation of which nobody knows: its answer never came, or the record of it is lost. */
const mayBeSent = ({ kind, record }: Task, { settledAt }: StoredSubmission): boolean =>
  kind === 'visitor' && (record === undefined ? settledAt !== undefined : record?.reason === UNKNOWN);

/** The question to answer before a delivery that has arrived, or may have, is sent a second time. */
function questionOf({ submission, tasks }: Choice): string | null {
  const parts = [
    ['Déjà envoyé', tasks.filter(isSent)],
    ['Peut-être déjà envoyé', tasks.filter((task) => mayBeSent(task, submission))],
  ] as const;
  const said = parts
    .filter(([, some]) => some.length > 0)
    .map(([what, some]) => `${what} (${some.map(({ kind }) => KIND_WORDS[kind]).join(', ')}).`);
  return said.length === 0 ? null : `${said.join(' ')} Envoyer une deuxième fois\u202f?`;
}

/** Without a kind, what was sent, or may have been, is left alone as long as anything else is there to send. */
function choose({ submission, tasks }: Choice, kind: string | undefined): Task[] {
  const named = tasks.filter((task) => kind === undefined || task.kind === kind);
  const unsent = named.filter((task) => !isSent(task) && !mayBeSent(task, submission));
  return unsent.length > 0 ? unsent : named;
}

/** A request with what of it is to be sent; null where it is unreadable or gone. */
async function chosenAt(place: Place, kind: string | undefined): Promise<Chosen | null> {
  const lead = await readLead(place);
  return lead ? { ...lead, tasks: choose({ ...lead, tasks: await tasksOf(lead) }, kind) } : null;
}

async function resendOne(lead: Lead, task: Task, terminal: Terminal): Promise<boolean> {
  const name = KIND_WORDS[task.kind];
  if (stateOf(task) === 'sending') {
    terminal.warn(`${name}\u00A0: l’envoi est en cours.\n`);
    return false;
  }
  const isWaiting = await sendAgain(lead, task, terminal.now());
  if (isWaiting) terminal.print(`${name}\u00A0: en attente d’envoi\n`);
  else terminal.warn(`${name}\u00A0: illisible, ou changé entre-temps. Recommencez.\n`);
  return isWaiting;
}

async function resend({ values, words }: Given, terminal: Terminal): Promise<number> {
  const kind = wordOf('kind', values.kind, TASK_KINDS);
  return withSites(terminal, async (sites) => {
    const place = await findLead(sites, words[0] ?? '', ['submissions']);
    const chosen = await chosenAt(place, kind);
    if (!chosen || chosen.tasks.length === 0) throw new NotFound('Il n’y a rien à envoyer pour cette demande.');
    const question = questionOf(chosen);
    if (question !== null && !(await isConfirmed(question, values.yes === true, terminal))) return 1;
    // Whoever was asked may have thought for long, and somebody else has erased it, or something of it was sent meanwhile.
    const present = await chosenAt(place, kind);
    if (!present) throw new NotFound('Cette demande n’est plus là.');
    if (!isDeepStrictEqual(present.tasks, chosen.tasks))
      throw new Error('La demande a changé entre-temps\u00A0: rien n’a été remis en attente. Recommencez.');
    let code = 0;
    for (const task of present.tasks) if (!(await resendOne(present, task, terminal))) code = 1;
    return code;
  });
}

export const resendCommand: LeadsCommand = {
  name: 'resend',
  operand: '<identifiant>',
  summary: 'remet en attente les envois d’une demande',
  options: options('kind', 'yes'),
  notes: [
    'Les envois qui ont échoué ou qui attendent encore repartent au prochain passage, dans les minutes qui suivent. Ce qui est déjà parti, ou l’est peut-être (une confirmation restée sans réponse : outcome_unknown), ne repart que s’il n’y a rien d’autre, ou avec --kind, et après confirmation.',
  ],
  examples: ['resend 3f9a1c2e', 'resend 3f9a1c2e --kind visitor --yes'],
  run: resend,
};
