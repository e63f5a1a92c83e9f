import type { RequestRecord, Task, TaskKind } from '#netlify/requests/request-record.ts';
import { receivedTime } from '#src/features/contact/callback-time.ts';
import { formatDay, parisClock } from '#src/lib/french-dates.ts';
import { formLabel } from './adviser-email.ts';
import type { Block, EmailBody } from './email.ts';
import type { Organisation } from './organisation.ts';
import { dialled } from './visitor-email.ts';

/** Where a delivery goes, in the words of advisers. */
export const TASK_WORDS = { adviser: 'conseiller', visitor: 'visiteur', webhook: 'CRM' } as const satisfies Record<
  TaskKind,
  string
>;

type Concern = { record: RequestRecord; tasks: [TaskKind, Task][] };

export type Digest = {
  /** Requests with deliveries that were given up and that nobody has handled. */
  failed: Concern[];
  /** Requests with deliveries that have waited for more than an hour. */
  waiting: Concern[];
  /** Confirmations of the last day that were not sent because of the limits. */
  limited: number;
  /** Requests of the last day that were set aside. */
  suspects: RequestRecord[];
  unreadable: string[];
  /** Not all records were read. */
  isPartial: boolean;
  purgeProblem: string | null;
  /** On Mondays, the week before. */
  week: { monday: Date; requests: number; delivered: number } | null;
};

const MOST_NAMED = 20;

const counted = (count: number, one: string, many: string): string => `${String(count)} ${count > 1 ? many : one}`;

/** « au moins 2 demandes en échec, 1 en attente »; empty when there is nothing to say. Nobody is named. */
export function digestSummary(digest: Digest): string {
  const { failed, waiting, limited, suspects, unreadable, purgeProblem } = digest;
  const parts = [
    failed.length > 0 && counted(failed.length, 'demande en échec', 'demandes en échec'),
    waiting.length > 0 && counted(waiting.length, 'demande en attente', 'demandes en attente'),
    limited > 0 && counted(limited, 'confirmation retenue', 'confirmations retenues'),
    suspects.length > 0 && counted(suspects.length, 'demande mise à l’écart', 'demandes mises à l’écart'),
    unreadable.length > 0 && counted(unreadable.length, 'demande illisible', 'demandes illisibles'),
    purgeProblem !== null && 'purge inachevée',
  ].filter((part) => part !== false);
  return digest.isPartial && parts.length > 0 ? `au moins ${parts.join(', ')}` : parts.join(', ');
}

/** « Semaine du 16 novembre 2026 : 37 demandes, 36 transmises » */
const weekText = ({ monday, requests, delivered }: NonNullable<Digest['week']>): string =>
  `Semaine du ${formatDay(parisClock(monday))}\u00A0: ${counted(requests, 'demande', 'demandes')}, ${counted(delivered, 'transmise', 'transmises')}`;

/** The only thing that a visitor typed and that the digest holds is the digits of a telephone number. */
const requestText = ({ type, createdAt, phone, id }: RequestRecord): string =>
  [
    formLabel(type),
    receivedTime(new Date(createdAt)),
    ...(phone === null ? [] : [dialled(phone)]),
    id.slice(0, 8),
  ].join(', ');

const concernText = ({ record, tasks }: Concern): string =>
  `${requestText(record)}\u00A0: ${tasks.map(([kind, { reason }]) => `${TASK_WORDS[kind]} (${reason ?? 'en attente'})`).join(', ')}`;

function list(title: string, items: readonly string[]): Block[] {
  const more = items.length - MOST_NAMED;
  const rest = more > 0 ? [`et ${counted(more, 'autre', 'autres')}`] : [];
  return items.length === 0 ? [] : [{ kind: 'list', title, items: [...items.slice(0, MOST_NAMED), ...rest] }];
}

const paragraph = (text: string | false): Block[] => (text === false ? [] : [{ kind: 'text', text }]);

/** The morning mail to an adviser; null when there is nothing to say and it is no Monday. */
export function digestEmail(digest: Digest, organisation: Organisation): EmailBody | null {
  const { failed, waiting, limited, suspects, unreadable, purgeProblem, week } = digest;
  const summary = digestSummary(digest);
  if (summary === '' && week === null) return null;
  return {
    title: summary === '' && week !== null ? weekText(week) : `À regarder\u00A0: ${summary}`,
    blocks: [
      ...paragraph(week !== null && `${weekText(week)}.`),
      ...list('En échec\u00A0: écrivez ou appelez, le site n’essaie plus', failed.map(concernText)),
      ...list('En attente depuis plus d’une heure\u00A0: le site essaie encore', waiting.map(concernText)),
      ...paragraph(
        limited > 0 &&
          `Confirmations retenues depuis hier\u00A0: ${String(limited)}. La boîte avait reçu celles du jour, ou le site avait envoyé toutes les siennes.`,
      ),
      ...list('Mises à l’écart depuis hier, sans doute par des robots', suspects.map(requestText)),
      ...list('Illisibles', unreadable),
      ...paragraph(
        purgeProblem !== null &&
          `La purge de cette nuit n’est pas allée au bout (${purgeProblem})\u00A0: «\u00A0npm run leads -- purge\u00A0» la finit.`,
      ),
    ],
    signature: [
      organisation.brand,
      'npm run leads -- show <référence>',
      'npm run leads -- handled <référence>',
      'npm run leads -- resend <référence>',
      'npm run leads -- release <référence>',
    ],
  };
}
