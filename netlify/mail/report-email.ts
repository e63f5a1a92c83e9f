import { KIND_WORDS, type TaskKind } from '#netlify/submissions/outbox-record.ts';
import type { StoredSubmission } from '#netlify/submissions/submission.ts';
import type { Block, EmailBody } from './email-body.ts';
import type { Organisation } from './organisation.ts';

/** A delivery that somebody has to look at: what was to go where, and why it has not. */
type Trouble = { kind: TaskKind; reason: string };
/** Of a request that cannot be read nothing is known but its id, and no delivery is named. */
type Known = Pick<StoredSubmission, 'id'> &
  Partial<Pick<StoredSubmission, 'firstName' | 'lastName' | 'phone' | 'email'>>;
export type Concern = { submission: Known; troubles: readonly Trouble[] };

/** Some of many, and how many there are. */
export type Some<Item> = { count: number; first: readonly Item[] };

/** The facts that an adviser has to know of and would hear of nowhere else. */
export type DailyReport = {
  /** Given up, or with an outcome that nobody knows; until somebody has dealt with the request. */
  failed: Some<Concern>;
  /** Not delivered for hours: a server that refuses, a setting that is wrong. */
  overdue: Some<Concern>;
  /** Stored since the last report without a confirmation, as their mailbox has had its share, or the site has sent all of a day. */
  limited: Some<StoredSubmission>;
  /** Set aside since the last report: a person among them is a lost customer. */
  suspects: Some<StoredSubmission>;
  /** The last purge was cut off, or gave up: what the law no longer allows to keep may still be there. */
  isPurgeUnfinished: boolean;
};

/** From so many on, a report says « au moins ». */
export const MOST_COUNTED = 20_000;

const counted = (count: number, one: string, many: string): string =>
  `${count < MOST_COUNTED ? '' : 'au moins '}${String(count)} ${count > 1 ? many : one}`;

/** « 2 demandes en échec, 1 en retard, 3 mises à l’écart »: nothing in it says who wrote. */
export const reportSummary = ({ failed, overdue, limited, suspects, isPurgeUnfinished }: DailyReport): string =>
  [
    ...(failed.count > 0 ? [counted(failed.count, 'demande en échec', 'demandes en échec')] : []),
    ...(overdue.count > 0 ? [counted(overdue.count, 'demande en retard', 'demandes en retard')] : []),
    ...(limited.count > 0 ? [counted(limited.count, 'confirmation retenue', 'confirmations retenues')] : []),
    ...(suspects.count > 0 ? [counted(suspects.count, 'demande mise à l’écart', 'demandes mises à l’écart')] : []),
    ...(isPurgeUnfinished ? ['purge inachevée'] : []),
  ].join(', ');

/** « Zoé Le Gall, 06 39 98 12 34, zoe@… (3f9a1c2e) », or « 3f9a1c2e », in which nothing is typed by anybody. */
const personLine =
  (hasNames: boolean) =>
  ({ firstName, lastName, phone, email, id }: Known): string => {
    const reference = id.slice(0, 8);
    const name = [firstName, lastName].filter(Boolean).join(' ');
    const person = [name, phone, email].filter(Boolean).join(', ');
    return hasNames && person !== '' ? `${person} (${reference})` : reference;
  };

const concernLine =
  (hasNames: boolean) =>
  ({ submission, troubles }: Concern): string => {
    const said = troubles.map(({ kind, reason }) => `${KIND_WORDS[kind]}, ${reason}`).join('\u202f; ');
    return `${personLine(hasNames)(submission)}\u00A0: ${said || 'demande illisible'}`;
  };

function section<Item>(title: string, { count, first }: Some<Item>, line: (item: Item) => string): Block[] {
  if (count === 0) return [];
  const more = count - first.length;
  const items = [...first.map(line), ...(more > 0 ? [`et ${counted(more, 'autre', 'autres')}`] : [])];
  return [{ kind: 'list', title, items }];
}

const UNFINISHED: Block = {
  kind: 'text',
  text: 'La purge de cette nuit n’est pas allée au bout\u00A0: des demandes ont peut-être dépassé leur durée de conservation. «\u00A0npm run leads -- purge\u00A0» la finit d’un ordinateur, ou dit ce qui l’arrête.',
};

const NAMELESS: Block = {
  kind: 'text',
  text: 'Le serveur de courriel a refusé ce relevé avec les noms, dont l’un a dû passer pour du spam\u00A0: voici les identifiants.',
};

/** The daily mail to an adviser, where there is something to tell; by ids alone where a mail server refuses the names. */
export const reportEmail = (report: DailyReport, organisation: Organisation, hasNames: boolean): EmailBody => ({
  title: `À regarder\u00A0: ${reportSummary(report)}`,
  blocks: [
    ...(hasNames ? [] : [NAMELESS]),
    ...section('En échec\u00A0: écrivez ou appelez, le site n’essaie plus', report.failed, concernLine(hasNames)),
    ...section('En retard\u00A0: le site essaie encore', report.overdue, concernLine(hasNames)),
    ...section(
      'Sans confirmation depuis le dernier relevé\u00A0: leur boîte avait déjà reçu celles du jour, ou le site envoyé toutes les siennes',
      report.limited,
      personLine(hasNames),
    ),
    ...section(
      'Mises à l’écart depuis le dernier relevé, sans doute par des robots',
      report.suspects,
      personLine(hasNames),
    ),
    ...(report.isPurgeUnfinished ? [UNFINISHED] : []),
    {
      kind: 'text',
      text: 'Une demande en échec revient chaque jour jusqu’à ce qu’elle soit marquée comme traitée ou renvoyée. Une personne parmi celles mises à l’écart\u202f? Sa demande suit le chemin des autres avec «\u00A0release\u00A0».',
    },
  ],
  signature: [
    organisation.brand,
    'npm run leads -- show <identifiant>',
    'npm run leads -- resend <identifiant>',
    'npm run leads -- handled <identifiant>',
    'npm run leads -- release <identifiant>',
  ],
});

/** « l’essai de cette nuit n’est pas allé au bout : conseiller, smtp_451 » */
export const canarySummary = (faults: readonly string[]): string =>
  `L’essai de cette nuit n’est pas allé au bout\u00A0: ${faults.join('\u202f; ')}. Les demandes des visiteurs suivent le même chemin\u00A0: regardez sans attendre le journal des fonctions.`;

/** The words for a day whose report could not be made: silence would say that all is well. */
export const NO_REPORT =
  'Le relevé du jour n’a pas pu être établi\u00A0: le stockage n’a pas répondu, ou pas à temps. Des demandes sont peut-être en échec ou en retard\u00A0: npm run leads -- list';

/** The same where nothing but mail tells an adviser. */
export const alarmEmail = (title: string, text: string, { brand }: Organisation): EmailBody => ({
  title,
  blocks: [{ kind: 'text', text }],
  signature: [brand],
});
