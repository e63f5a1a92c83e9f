import { FIELD_LABELS } from '#src/features/contact/contact-fields.ts';
import type { Arguments } from './arguments.ts';
import type { Command } from './command.ts';
import { typeOf } from './filters.ts';
import { findLead, NotFound } from './find-lead.ts';
import { handledAt } from './follow-up.ts';
import { kindWord, type Mails, mailsAt, STATE_WORDS, type Task } from './outbox.ts';
import { frenchMinute } from './paris-time.ts';
import { plainSubmission } from './plain-submission.ts';
import { type Lead, readLead } from './read-leads.ts';
import { safeLines } from './safe-text.ts';
import type { Terminal } from './terminal.ts';
import { withSites } from './with-sites.ts';

const LABEL_WIDTH = 30;

type FullLead = { lead: Lead; handled: Date | null; mails: Mails };

const entry = (label: string, value: string): string => {
  const [first = '', ...rest] = safeLines(value);
  return [`${label.padEnd(LABEL_WIDTH)}${first}`, ...rest.map((line) => ' '.repeat(LABEL_WIDTH) + line)]
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
};

const section = (title: string, lines: string): string => (lines === '' ? '' : `\n${title}\n${lines}`);

const FIELDS = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'profession',
  'formation',
  'courseInterest',
  'page',
] as const;

const when = (iso: string): string => (Number.isNaN(Date.parse(iso)) ? iso : frenchMinute(new Date(iso)));

function taskEntry(task: Task): string {
  const { record } = task;
  if (record === null) return entry(kindWord(task), 'illisible');
  const { state, attempts, reason, nextTryAt, sentAt } = record;
  const facts = [
    STATE_WORDS[state],
    ...(sentAt ? [`le ${when(sentAt)}`] : []),
    ...(attempts > 0 ? [`${attempts} essai${attempts > 1 ? 's' : ''}`] : []),
    ...(reason ? [`raison\u00A0: ${reason}`] : []),
    ...(state === 'pending' && nextTryAt ? [`prochain essai le ${when(nextTryAt)}`] : []),
  ];
  return entry(kindWord(task), facts.join(', '));
}

const mailsText = ({ tasks, isSettled }: Mails): string => {
  if (tasks.length > 0) return tasks.map(taskEntry).join('');
  return isSettled ? 'aucun\n' : 'pas encore essayés\n';
};

function asText({ lead: { submission, kind }, handled, mails }: FullLead): string {
  const { id, createdAt, acceptedTerms, message } = submission;
  const isSuspect = kind === 'suspects';
  return [
    entry('Identifiant', id),
    entry('Reçue le', when(createdAt)),
    entry('Formulaire', typeOf(submission)),
    ...(isSuspect ? [entry('Mise à l’écart', 'oui, sans doute envoyée par un robot')] : []),
    ...FIELDS.map((name) => (submission[name] === null ? '' : entry(FIELD_LABELS[name], submission[name]))),
    entry('Conditions acceptées', acceptedTerms ? 'oui' : 'non'),
    section(
      'Message',
      message === null
        ? ''
        : safeLines(message)
            .map((line) => `${line}\n`)
            .join(''),
    ),
    ...(isSuspect ? [] : [section('Envois', mailsText(mails))]),
    ...(isSuspect
      ? []
      : [`\n${entry('Suivi', handled === null ? 'à traiter' : `traitée le ${frenchMinute(handled)}`)}`]),
  ].join('');
}

const asJson = ({ lead, handled, mails }: FullLead): string =>
  `${JSON.stringify({
    ...plainSubmission(lead.submission),
    isSuspect: lead.kind === 'suspects',
    isSettled: mails.isSettled,
    handledAt: handled?.toISOString() ?? null,
    outbox: mails.tasks.map(({ kind, record }) => record ?? { kind, state: 'unreadable' }),
  })}\n`;

async function show({ values, positionals }: Arguments, terminal: Terminal): Promise<number> {
  return withSites(terminal, async (sites) => {
    const place = await findLead(sites, positionals[0] ?? '', values.suspects === true ? ['suspects'] : undefined);
    const lead = await readLead(place);
    if (!lead) throw new NotFound(`La demande ${place.key} est illisible.`);
    const full = { lead, handled: await handledAt(place), mails: await mailsAt(place) };
    terminal.print(values.json === true ? asJson(full) : asText(full));
    return 0;
  });
}

export const showCommand: Command = {
  name: 'show',
  operand: '<identifiant>',
  summary: 'montre tout d’une demande, ses envois compris',
  options: ['suspects', 'json'],
  notes: ['Le début de l’identifiant suffit, s’il ne convient qu’à une demande.'],
  examples: ['show 3f9a1c2e', 'show 3f9a1c2e --json'],
  run: show,
};
