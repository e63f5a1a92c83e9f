import { FIELD_LABELS } from '#src/features/contact/contact-fields.ts';
import { type Given, type LeadsCommand, options } from './leads-command.ts';
import { typeOf } from './filters.ts';
import { findLead, NotFound } from './find-lead.ts';
import { handledAt } from './follow-up.ts';
import { STATE_WORDS, stateOf, type Task, tasksOf } from './outbox.ts';
import { KIND_WORDS } from '#netlify/submissions/outbox-record.ts';
import { parisMinute } from '#src/lib/paris-clock.ts';
import { type Lead, plainSubmission, readLead } from './read-leads.ts';
import { safeLines, wrapTo } from '#src/lib/safe-text.ts';
import type { Terminal } from './terminal.ts';
import { withSites } from './stores.ts';

const LABEL_WIDTH = 30;
/** Before each line of a message, which may look like one of ours. */
const QUOTE = '│ ';
const LEAST_WIDTH = 20;

type FullLead = { lead: Lead; handled: Date | null; tasks: readonly Task[] };

/** The lines of a text behind `before`: a terminal would go on at the start of its own line, as if it were one of ours. */
const linesBehind = (before: string, text: string, screen: number): string[] =>
  safeLines(text)
    .flatMap((line) => wrapTo(line, Math.max(screen - before.length, LEAST_WIDTH)))
    .map((line) => `${before}${line}`.trimEnd());

const entryOn =
  (screen: number) =>
  (label: string, value: string): string => {
    const [first = '', ...rest] = linesBehind(' '.repeat(LABEL_WIDTH), value, screen);
    return [`${label.padEnd(LABEL_WIDTH - 1)} ${first.slice(LABEL_WIDTH)}`, ...rest]
      .map((line) => `${line.trimEnd()}\n`)
      .join('');
  };

type Entry = ReturnType<typeof entryOn>;

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

const when = (iso: string): string => (Number.isNaN(Date.parse(iso)) ? iso : parisMinute(new Date(iso)));

function taskEntry(task: Task, entry: Entry): string {
  const { kind, record } = task;
  const { attempts = 0, reason, nextTryAt = '', sentAt } = record ?? {};
  const state = stateOf(task);
  const facts = [
    STATE_WORDS[state],
    ...(sentAt ? [`le ${when(sentAt)}`] : []),
    ...(attempts > 0 ? [`${attempts} essai${attempts > 1 ? 's' : ''}`] : []),
    ...(reason ? [`raison\u00A0: ${reason}`] : []),
    ...(state === 'pending' && nextTryAt !== '' ? [`prochain essai le ${when(nextTryAt)}`] : []),
  ];
  return entry(KIND_WORDS[kind], facts.join(', '));
}

function asText({ lead: { submission, kind }, handled, tasks }: FullLead, screen = Infinity): string {
  const entry = entryOn(screen);
  const { id, createdAt, acceptedTerms, message, notice } = submission;
  const isSuspect = kind === 'suspects';
  return [
    entry('Identifiant', id),
    entry('Reçue le', when(createdAt)),
    entry('Formulaire', typeOf(submission)),
    ...(isSuspect ? [entry('Mise à l’écart', 'oui, sans doute envoyée par un robot')] : []),
    ...FIELDS.map((name) => (submission[name] === null ? '' : entry(FIELD_LABELS[name], submission[name]))),
    entry('Conditions acceptées', acceptedTerms ? 'oui' : 'non'),
    notice === undefined
      ? ''
      : entry(
          'Notice lue',
          `version ${notice.version}${notice.text === null ? ', jamais publiée\u00A0: ne prouve rien' : ''}`,
        ),
    notice?.text ? entry('', notice.text) : '',
    section(
      'Message',
      message === null
        ? ''
        : linesBehind(QUOTE, message, screen)
            .map((line) => `${line}\n`)
            .join(''),
    ),
    section('Envois', tasks.map((task) => taskEntry(task, entry)).join('')),
    ...(isSuspect
      ? []
      : [`\n${entry('Suivi', handled === null ? 'à traiter' : `traitée le ${parisMinute(handled)}`)}`]),
  ].join('');
}

const asJson = ({ lead, handled, tasks }: FullLead): string =>
  `${JSON.stringify({
    ...plainSubmission(lead.submission),
    notice: lead.submission.notice ?? null,
    isSuspect: lead.kind === 'suspects',
    handledAt: handled?.toISOString() ?? null,
    outbox: tasks.map((task) => task.record ?? { kind: task.kind, state: stateOf(task) }),
  })}\n`;

async function show({ values, words }: Given, terminal: Terminal): Promise<number> {
  return withSites(terminal, async (sites) => {
    const place = await findLead(sites, words[0] ?? '', values.suspects === true ? ['suspects'] : undefined);
    const lead = await readLead(place);
    if (!lead) throw new NotFound(`La demande ${place.key} est illisible.`);
    const full = { lead, handled: await handledAt(place), tasks: lead.kind === 'suspects' ? [] : await tasksOf(lead) };
    terminal.print(values.json === true ? asJson(full) : asText(full, terminal.columns));
    return 0;
  });
}

export const showCommand: LeadsCommand = {
  name: 'show',
  operand: '<identifiant>',
  summary: 'montre tout d’une demande, ses envois compris',
  options: options('suspects', 'json'),
  notes: ['Le début de l’identifiant suffit, s’il ne convient qu’à une demande.'],
  examples: ['show 3f9a1c2e', 'show 3f9a1c2e --json'],
  run: show,
};
