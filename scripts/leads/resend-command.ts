import { TASK_KINDS } from '#netlify/functions/contact/outbox-record.ts';
import { isAgreed } from './agreement.ts';
import type { Arguments } from './arguments.ts';
import type { Command } from './command.ts';
import { wordOf } from './filters.ts';
import { findLead, NotFound } from './find-lead.ts';
import { kindWord, sendAgain, mailsAt, type Task } from './outbox.ts';
import type { Terminal } from './terminal.ts';
import { withSites } from './with-sites.ts';

/** Whoever got something once gets it again only if somebody says so. */
function questionOf(tasks: readonly Task[]): string | null {
  const sent = tasks.filter(({ record }) => record?.state === 'sent');
  return sent.length === 0 ? null : `Déjà envoyé (${sent.map(kindWord).join(', ')}). Envoyer une deuxième fois\u00A0?`;
}

async function resend({ values, positionals }: Arguments, terminal: Terminal): Promise<number> {
  const kind = wordOf('kind', values.kind, TASK_KINDS);
  return withSites(terminal, async (sites) => {
    const place = await findLead(sites, positionals[0] ?? '', ['submissions']);
    const tasks = (await mailsAt(place)).tasks.filter((task) => kind === undefined || task.kind === kind);
    if (tasks.length === 0)
      throw new NotFound('Rien n’a encore été envoyé pour cette demande, ou il n’y a rien à envoyer.');
    const isBusy = ({ record }: Task) => record?.state === 'sending';
    for (const task of tasks.filter(isBusy)) terminal.warn(`${kindWord(task)}\u00A0: l’envoi est en cours.\n`);
    const idle = tasks.filter((task) => !isBusy(task));
    // Without a kind, what has failed or still waits comes first: what was sent is left alone as long as there is any.
    const unsent = idle.filter(({ record }) => record?.state !== 'sent');
    const chosen = kind === undefined && unsent.length > 0 ? unsent : idle;
    const question = questionOf(chosen);
    if (question !== null && !(await isAgreed(question, values.yes === true, terminal))) return 1;
    let code = chosen.length > 0 ? 0 : 1;
    for (const task of chosen) {
      const isBack = await sendAgain(place, task, terminal.now());
      if (isBack) terminal.print(`${kindWord(task)}\u00A0: en attente d’envoi\n`);
      else terminal.warn(`${kindWord(task)}\u00A0: illisible, ou changé entre-temps. Recommencez.\n`);
      if (!isBack) code = 1;
    }
    return code;
  });
}

export const resendCommand: Command = {
  name: 'resend',
  operand: '<identifiant>',
  summary: 'remet en attente les envois d’une demande',
  options: ['kind', 'yes'],
  notes: [
    'Les envois qui ont échoué ou qui attendent encore repartent au prochain passage, dans les minutes qui suivent. Ce qui\nest déjà parti ne repart que s’il n’y a rien d’autre, ou avec --kind, et après confirmation.',
  ],
  examples: ['resend 3f9a1c2e', 'resend 3f9a1c2e --kind visitor --yes'],
  run: resend,
};
