import { SUSPECTS } from '#netlify/requests/keys.ts';
import { fullName } from '#netlify/mail/adviser-email.ts';
import { contactRequestOf, isOver, type RequestRecord, tasksOf } from '#netlify/requests/request-record.ts';
import { typeName } from '#src/features/contact/contact-forms.ts';
import { parisMinute } from '#src/lib/french-dates.ts';
import type { Command } from './command.ts';
import { safeLine } from '#src/lib/safe-text.ts';
import { FILTERS, isSuspect, placesOf, selectRequests, shortId, type StoredRequest } from './stored-requests.ts';

export const followUpWord = ({ handledAt }: RequestRecord): string =>
  handledAt === undefined ? 'à traiter' : 'traitée';

export function deliveryWord(record: RequestRecord): string {
  const tasks = tasksOf(record).map(([, task]) => task);
  if (tasks.length === 0) return '–';
  if (tasks.some(({ state }) => state === 'failed')) return 'échec';
  return tasks.every(isOver) ? 'envoyé' : 'en attente';
}

/** A request on one line; what a visitor typed stands last. */
function lineOf(request: StoredRequest): string {
  const { record } = request;
  const [followUp, delivery] = isSuspect(request) ? ['à l’écart', '–'] : [followUpWord(record), deliveryWord(record)];
  const typed = [fullName(record), record.phone, typeName(record.type), record.email, record.page];
  const columns = [shortId(request), parisMinute(new Date(record.createdAt)), followUp.padEnd(9), delivery.padEnd(10)];
  return `${columns.join('  ')}  ${safeLine(typed.filter(Boolean).join(', '))}\n`;
}

export const counted = (count: number): string => `${count} demande${count > 1 ? 's' : ''}`;

export const list: Command = {
  options: [...FILTERS, 'json'],
  run: async (call) => {
    const { stores, values, print } = call;
    const requests = await selectRequests(call);
    if (values.json === true) {
      for (const { record } of requests) print(`${JSON.stringify(contactRequestOf(record))}\n`);
      return;
    }
    if (requests.length === 0) print('Aucune demande.\n');
    else print(`${requests.map(lineOf).join('')}\n${counted(requests.length)}\n`);
    const apart = values.suspects === true ? 0 : (await placesOf(stores, SUSPECTS)).length;
    if (apart > 0) print(`À l’écart\u00A0: ${counted(apart)} (list --suspects, release <identifiant>)\n`);
  },
};
