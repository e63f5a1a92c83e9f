import { TASK_WORDS } from '#netlify/mail/digest-email.ts';
import { SUSPECTS } from '#netlify/requests/keys.ts';
import { contactRequestOf, type Task, tasksOf } from '#netlify/requests/request-record.ts';
import { FIELDS } from '#src/features/contact/contact-fields.ts';
import { typeName } from '#src/features/contact/contact-forms.ts';
import { noticeText } from '#src/features/contact/form-notice.ts';
import { parisMinute } from '#src/lib/french-dates.ts';
import { safeLines, wrapTo } from '#src/lib/safe-text.ts';
import { findRequest } from './find-request.ts';
import { type Given, type LeadsCommand, options } from './options.ts';
import { isSuspect, type StoredRequest } from './read-requests.ts';
import { withSites } from './site-store.ts';
import type { Terminal } from './terminal.ts';

const LABEL_WIDTH = 30;
const LEAST_WIDTH = 20;
const SHOWN = ['firstName', 'lastName', 'phone', 'email', 'profession', 'formation', 'courseInterest', 'page'] as const;
const STATES = { waiting: 'en attente', sending: 'en cours', sent: 'envoyé', failed: 'échec' } as const;

const when = (iso: string): string => parisMinute(new Date(iso));

const taskText = ({ state, attempts, at, reason }: Task): string =>
  [
    STATES[state],
    `${state === 'waiting' ? 'prochain essai le ' : 'le '}${when(at)}`,
    ...(attempts > 0 ? [`${attempts} essai${attempts > 1 ? 's' : ''}`] : []),
    ...(reason === undefined ? [] : [`raison\u00A0: ${reason}`]),
  ].join(', ');

/** Lines behind a margin, so that no typed text looks like a line of ours. */
const linesBehind = (margin: string, text: string, screen: number): string[] =>
  safeLines(text)
    .flatMap((line) => wrapTo(line, Math.max(screen - margin.length, LEAST_WIDTH)))
    .map((line) => margin + line);

function asText(request: StoredRequest, screen = Infinity): string {
  const { record } = request;
  const entry = (label: string, text: string): string[] => {
    const lines = linesBehind(' '.repeat(LABEL_WIDTH), text, screen);
    return lines.map((line, index) => (index === 0 ? label.padEnd(LABEL_WIDTH) + line.slice(LABEL_WIDTH) : line));
  };
  const notice = noticeText(record.notice);
  const lines = [
    ...entry('Identifiant', record.id),
    ...entry('Reçue le', when(record.createdAt)),
    ...entry('Formulaire', typeName(record.type)),
    ...(isSuspect(request) ? entry('Mise à l’écart', 'oui, sans doute envoyée par un robot') : []),
    ...SHOWN.flatMap((name) => (record[name] === null ? [] : entry(FIELDS[name].label, record[name]))),
    ...entry('Conditions acceptées', record.acceptedTerms ? 'oui' : 'non'),
    ...entry(
      'Notice lue',
      `version ${record.notice}${notice === null ? ', jamais publiée\u00A0: ne prouve rien' : ''}`,
    ),
    ...(notice === null ? [] : entry('', notice)),
    ...(record.message === null ? [] : ['', 'Message', ...linesBehind('│ ', record.message, screen)]),
  ];
  if (!isSuspect(request)) {
    const { handledAt } = record;
    lines.push('', 'Envois', ...tasksOf(record).flatMap(([kind, task]) => entry(TASK_WORDS[kind], taskText(task))));
    lines.push('', ...entry('Suivi', handledAt === undefined ? 'à traiter' : `traitée le ${when(handledAt)}`));
  }
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}

const asJson = (request: StoredRequest): string => {
  const { notice, tasks, handledAt = null } = request.record;
  const beside = {
    notice: { version: notice, text: noticeText(notice) },
    isSuspect: isSuspect(request),
    handledAt,
    tasks,
  };
  return `${JSON.stringify({ ...contactRequestOf(request.record), ...beside })}\n`;
};

const show = ({ values, words: [id = ''] }: Given, terminal: Terminal): Promise<number> =>
  withSites(terminal, async (sites) => {
    const request = await findRequest(sites, id, values.suspects === true ? [SUSPECTS] : undefined);
    terminal.print(values.json === true ? asJson(request) : asText(request, terminal.columns));
    return 0;
  });

export const showCommand: LeadsCommand = {
  name: 'show',
  operand: '<identifiant>',
  summary: 'montre tout d’une demande, ses envois compris',
  options: options('suspects', 'json'),
  notes: ['Le début de l’identifiant suffit, s’il ne convient qu’à une demande.'],
  examples: ['show 3f9a1c2e', 'show 3f9a1c2e --json'],
  run: show,
};
