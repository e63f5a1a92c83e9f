import { isDone, TEXTS, tasksOf } from '#netlify/requests/request-record.ts';
import { FIELDS } from '#src/features/contact/contact-fields.ts';
import { typeName } from '#src/features/contact/contact-forms.ts';
import { parisMinute } from '#src/lib/french-dates.ts';
import { idOf, isSuspect, type StoredRequest } from './stored-requests.ts';

/** The worst state of the deliveries of a request. */
function deliveryWord(request: StoredRequest): string {
  const tasks = tasksOf(request.record).map(([, task]) => task);
  if (tasks.length === 0 || isSuspect(request)) return '–';
  if (tasks.some(({ state }) => state === 'failed')) return 'échec';
  return tasks.every(isDone) ? 'envoyé' : 'en attente';
}

function followUpWord(request: StoredRequest): string {
  if (isSuspect(request)) return 'à l’écart';
  return request.record.handledAt === undefined ? 'à traiter' : 'traitée';
}

/** The columns of an export. `list` and `show` print some of them. */
export const COLUMNS: Readonly<Record<string, (request: StoredRequest) => string>> = {
  'Reçue le': ({ record }) => parisMinute(new Date(record.createdAt)),
  ...Object.fromEntries(TEXTS.map((name) => [FIELDS[name].label, ({ record }: StoredRequest) => record[name] ?? ''])),
  Formulaire: ({ record }) => typeName(record.type),
  Accord: ({ record }) => (record.acceptedTerms ? 'oui' : 'non'),
  Notice: ({ record }) => record.notice,
  Envois: deliveryWord,
  Suivi: followUpWord,
  Identifiant: idOf,
};

export const counted = (count: number): string => `${count} demande${count > 1 ? 's' : ''}`;
