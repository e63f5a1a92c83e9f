import { type RequestRecord, TEXTS } from '#netlify/requests/request-record.ts';
import { answerTime, callbackTime, receivedTime } from '#src/features/contact/callback-time.ts';
import { formTexts } from '#src/features/contact/requests.ts';
import { COURSE_INTERESTS, FIELDS } from '#src/features/contact/contact-fields.ts';
import { FORMS, formsOfType, typeName } from '#src/features/contact/contact-forms.ts';
import { type Block, type EmailBody, factsBlock, promiseBlock, quoteBlock, textBlock } from './email.ts';
import type { Organisation } from './mailer.ts';

export const formLabel = (type: string | null): string => formsOfType(type ?? '')[0]?.label ?? typeName(type);

export const fullName = ({ firstName, lastName }: Pick<RequestRecord, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter((part) => part !== null).join(' ');

export const isComplaint = ({ type }: RequestRecord): boolean => type === FORMS.complaint.type;

export function deadline(record: RequestRecord, organisation: Organisation, call: string, answer: string): Block[] {
  const at = new Date(record.createdAt);
  const { callback, delays } = organisation;
  if (formTexts(organisation, record.type).mail.callback) return [promiseBlock(call, callbackTime(at, callback))];
  return isComplaint(record) ? [promiseBlock(answer, answerTime(at, delays.complaintDays))] : [];
}

export const referenceOf = ({ id, createdAt }: RequestRecord): [label: string, value: string][] => [
  ['Reçue', receivedTime(new Date(createdAt))],
  ['Référence', id.slice(0, 8)],
];

const SHOWN_ELSEWHERE: readonly string[] = ['firstName', 'lastName', 'message'];

function facts(record: RequestRecord): [label: string, value: string][] {
  const texts = TEXTS.filter((name) => !SHOWN_ELSEWHERE.includes(name)).flatMap((name): [string, string][] => {
    const text = record[name];
    if (text === null) return [];
    if (name !== 'courseInterest') return [[FIELDS[name].label, text]];
    return [['Domaine', COURSE_INTERESTS.find(({ value }) => value === text)?.label ?? text]];
  });
  return [...texts, ...referenceOf(record)];
}

export function adviserEmail(record: RequestRecord, organisation: Organisation, isRepeat: boolean): EmailBody {
  const { id, email, formation, message, type } = record;
  const reply =
    email === null
      ? 'Aucune adresse n’a été laissée\u00A0: seul le téléphone permet de répondre.'
      : 'Pour écrire au visiteur, répondez à ce courriel.';
  return {
    title: `${formLabel(type)}\u00A0: ${[formation, fullName(record) || 'sans nom'].filter(Boolean).join(', ')}`,
    blocks: [
      ...(isRepeat ? [textBlock('Un premier envoi de ce courriel est peut-être déjà arrivé.')] : []),
      ...deadline(record, organisation, 'À rappeler', 'À répondre par écrit'),
      factsBlock(isComplaint(record) ? 'La réclamation' : 'La demande', facts(record)),
      ...(message === null ? [] : [quoteBlock('Le message', message)]),
      textBlock(reply),
    ],
    signature: [organisation.brand, organisation.company, `npm run leads -- show ${id.slice(0, 8)}`],
  };
}
