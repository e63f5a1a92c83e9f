import { type Task, TASK_WORDS, tasksOf } from '#netlify/requests/request-record.ts';
import { FIELDS } from '#src/features/contact/contact-fields.ts';
import { FORM_NOTICE } from '#src/features/contact/form-notice.ts';
import { parisMinute } from '#src/lib/french-dates.ts';
import { safeLines } from './safe-text.ts';
import { COLUMNS } from './columns.ts';
import type { Command } from './command.ts';
import { findRequest, isSuspect, type StoredRequest } from './stored-requests.ts';

const LABEL_WIDTH = 41;
const STATES = { waiting: 'en attente', sending: 'en cours', sent: 'envoyé', failed: 'échec' } as const;

const when = (iso: string): string => parisMinute(new Date(iso));

const taskText = ({ state, attempts, at, reason }: Task): string =>
  [
    STATES[state],
    `${state === 'waiting' ? 'prochain essai le ' : 'le '}${when(at)}`,
    ...(attempts > 0 ? [`${attempts} essai${attempts > 1 ? 's' : ''}`] : []),
    ...(reason === undefined ? [] : [`raison\u00A0: ${reason}`]),
  ].join(', ');

/** The facts of a request, one per line. The message is not one of them. */
function factsOf(request: StoredRequest): [label: string, text: string][] {
  const { notice, handledAt } = request.record;
  const columns = Object.entries(COLUMNS).filter(([label]) => ![FIELDS.message.label, 'Envois'].includes(label));
  return [
    ...columns.map(([label, textOf]): [string, string] => [label, textOf(request)]),
    ...(notice === FORM_NOTICE.version ? [['Texte de la notice', FORM_NOTICE.text] as [string, string]] : []),
    ...(handledAt === undefined ? [] : [['Traitée le', when(handledAt)] as [string, string]]),
    ...(isSuspect(request) ? [] : tasksOf(request.record)).map(([kind, task]): [string, string] => [
      `Envoi au ${TASK_WORDS[kind]}`,
      taskText(task),
    ]),
  ];
}

export const show: Command = {
  options: [],
  words: 1,
  run: async (call) => {
    const request = await findRequest(call);
    const facts = factsOf(request).filter(([, text]) => text !== '');
    for (const [label, text] of facts) call.print(`${label.padEnd(LABEL_WIDTH)}${safeLines(text).join(' ')}\n`);
    // The prefix distinguishes typed lines from lines of this command.
    const message = safeLines(request.record.message ?? '').map((line) => `│ ${line}\n`);
    if (request.record.message !== null) call.print(`\nMessage\n${message.join('')}`);
  },
};
