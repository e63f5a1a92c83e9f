import { type Task, TASK_WORDS, tasksOf, TEXTS } from '#netlify/requests/request-record.ts';
import { FIELDS } from '#src/features/contact/contact-fields.ts';
import { typeName } from '#src/features/contact/contact-forms.ts';
import { FORM_NOTICE } from '#src/features/contact/form-notice.ts';
import { parisMinute } from '#src/lib/french-dates.ts';
import type { Command } from './command.ts';
import { safeLines } from '#src/lib/safe-text.ts';
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

const entry = (label: string, text: string): string => label.padEnd(LABEL_WIDTH) + safeLines(text).join(' ');

/** Prefixes every line of the message, so that no typed line looks like a line of this command. */
const messageLines = (message: string): string[] => ['', 'Message', ...safeLines(message).map((line) => `│ ${line}`)];

function asText(request: StoredRequest): string {
  const { record } = request;
  const { handledAt, message, notice } = record;
  const lines = [
    entry('Identifiant', record.id),
    entry('Reçue le', when(record.createdAt)),
    entry('Formulaire', typeName(record.type)),
    ...TEXTS.filter((name) => name !== 'message').flatMap((name) =>
      record[name] === null ? [] : [entry(FIELDS[name].label, record[name])],
    ),
    entry('Conditions acceptées', record.acceptedTerms ? 'oui' : 'non'),
    entry('Notice lue', notice === FORM_NOTICE.version ? FORM_NOTICE.text : `version ${notice}, voir l’historique Git`),
    ...(message === null ? [] : messageLines(message)),
    '',
    ...(isSuspect(request)
      ? [entry('Mise à l’écart', 'oui, sans doute envoyée par un robot')]
      : [
          ...tasksOf(record).map(([kind, task]) => entry(`Envoi au ${TASK_WORDS[kind]}`, taskText(task))),
          entry('Suivi', handledAt === undefined ? 'à traiter' : `traitée le ${when(handledAt)}`),
        ]),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

export const show: Command = {
  options: [],
  words: 'one',
  run: async (call) => {
    call.print(asText(await findRequest(call)));
  },
};
