import { type RequestRecord, TEXTS } from '#netlify/requests/request-record.ts';
import { callbackTime, receivedTime } from '#src/features/contact/callback-time.ts';
import { formTexts } from '#src/features/contact/requests.ts';
import { COURSE_INTERESTS, FIELDS } from '#src/features/contact/contact-fields.ts';
import { formsOfType, typeName } from '#src/features/contact/contact-forms.ts';
import type { Block, EmailBody } from './email.ts';
import type { Organisation } from './organisation.ts';

/** The label of a form; its type if the form no longer exists. */
export const formLabel = (type: string | null): string => formsOfType(type ?? '')[0]?.label ?? typeName(type);

export const fullName = ({ firstName, lastName }: Pick<RequestRecord, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter((part) => part !== null).join(' ');

/** Shown in the title, or as a quotation. */
const SHOWN_ELSEWHERE: readonly string[] = ['firstName', 'lastName', 'message'];

function facts(record: RequestRecord): [label: string, value: string][] {
  const texts = TEXTS.filter((name) => !SHOWN_ELSEWHERE.includes(name)).map((name): [string, string | null] => {
    if (name !== 'courseInterest') return [FIELDS[name].label, record[name]];
    const interest = COURSE_INTERESTS.find(({ value }) => value === record.courseInterest);
    return ['Domaine', interest?.label ?? record.courseInterest];
  });
  return [
    ...texts.flatMap(([label, value]): [string, string][] => (value === null ? [] : [[label, value]])),
    ['Reçue', receivedTime(new Date(record.createdAt))],
    ['Référence', record.id.slice(0, 8)],
  ];
}

export function adviserEmail(record: RequestRecord, organisation: Organisation, isRepeat: boolean): EmailBody {
  const { id, createdAt, email, message, type } = record;
  const blocks: Block[] = [];
  if (isRepeat) blocks.push({ kind: 'text', text: 'Un premier envoi de ce courriel est peut-être déjà arrivé.' });
  if (formTexts(organisation, type).mail.callback) {
    const text = callbackTime(new Date(createdAt), organisation.callback);
    blocks.push({ kind: 'promise', label: 'À rappeler', text });
  }
  blocks.push({ kind: 'facts', title: 'La demande', facts: facts(record) });
  if (message !== null) blocks.push({ kind: 'quote', title: 'Le message', text: message });
  blocks.push({
    kind: 'text',
    text:
      email === null
        ? 'Aucune adresse n’a été laissée\u00A0: seul le téléphone permet de répondre.'
        : 'Pour écrire au visiteur, répondez à ce courriel.',
  });
  return {
    title: `${formLabel(type)}\u00A0: ${fullName(record) || 'sans nom'}`,
    blocks,
    signature: [organisation.brand, organisation.company, `npm run leads -- show ${id.slice(0, 8)}`],
  };
}
