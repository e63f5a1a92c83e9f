import { KIND_WORDS, TASK_KINDS } from '#netlify/submissions/outbox-record.ts';
import { isConfirmed, type Terminal } from './terminal.ts';
import { type Given, type LeadsCommand, options } from './leads-command.ts';
import { wordOf } from './filters.ts';
import { findLead, NotFound } from './find-lead.ts';
import { sendAgain, stateOf, type Task, tasksOf } from './outbox.ts';
import { type Lead, readLead } from './read-leads.ts';
import { withSites } from './stores.ts';

/** The question to answer before a delivery that has arrived is sent a second time. */
function questionOf(tasks: readonly Task[]): string | null {
  const sent = tasks.filter((task) => stateOf(task) === 'sent').map(({ kind }) => KIND_WORDS[kind]);
  return sent.length === 0 ? null : `Déjà envoyé (${sent.join(', ')}). Envoyer une deuxième fois\u202f?`;
}

/** Without a kind, what was sent is left alone as long as anything else is there to send. */
function choose(tasks: readonly Task[], kind: string | undefined): Task[] {
  const named = tasks.filter((task) => kind === undefined || task.kind === kind);
  const unsent = named.filter((task) => stateOf(task) !== 'sent');
  return unsent.length > 0 ? unsent : named;
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
    const lead = await readLead(await findLead(sites, words[0] ?? '', ['submissions']));
    const chosen = lead ? choose(await tasksOf(lead), kind) : [];
    if (!lead || chosen.length === 0) throw new NotFound('Il n’y a rien à envoyer pour cette demande.');
    const question = questionOf(chosen);
    if (question !== null && !(await isConfirmed(question, values.yes === true, terminal))) return 1;
    let code = 0;
    for (const task of chosen) if (!(await resendOne(lead, task, terminal))) code = 1;
    return code;
  });
}

export const resendCommand: LeadsCommand = {
  name: 'resend',
  operand: '<identifiant>',
  summary: 'remet en attente les envois d’une demande',
  options: options('kind', 'yes'),
  notes: [
    'Les envois qui ont échoué ou qui attendent encore repartent au prochain passage, dans les minutes qui suivent. Ce qui est déjà parti ne repart que s’il n’y a rien d’autre, ou avec --kind, et après confirmation.',
  ],
  examples: ['resend 3f9a1c2e', 'resend 3f9a1c2e --kind visitor --yes'],
  run: resend,
};
