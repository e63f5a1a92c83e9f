import type { KeptSubmission } from '#netlify/submissions/submission.ts';
import { callbackTime, receivedTime } from '#src/features/contact/callback-time.ts';
import { confirmationOf } from '#src/features/contact/confirmation.ts';
import { COURSE_INTERESTS, FIELD_LABELS } from '#src/features/contact/contact-fields.ts';
import { formsOfType, typeName } from '#src/features/contact/contact-forms.ts';
import type { House } from './house.ts';
import type { Letter } from './letter.ts';

/** A request may have been kept since before its form was given up: its type says then what it was. */
const labelOf = (type: string | null): string => formsOfType(type ?? '')[0]?.label ?? typeName(type);

const nameOf = ({ firstName, lastName }: KeptSubmission): string =>
  [firstName, lastName].filter((part) => part !== null).join(' ') || 'sans nom';

const interestOf = ({ courseInterest }: KeptSubmission): string | null =>
  COURSE_INTERESTS.find(({ value }) => value === courseInterest)?.label ?? courseInterest;

export const adviserSubject = (submission: KeptSubmission): string =>
  `${labelOf(submission.type)}\u00A0: ${nameOf(submission)}`;

/** Everything that a visitor wrote, for the one who calls back. */
export function adviserLetter(submission: KeptSubmission, house: House, isRepeat: boolean): Letter {
  const { id, createdAt, email, phone, profession, formation, page, message, type } = submission;
  const facts = [
    [FIELD_LABELS.phone, phone],
    [FIELD_LABELS.email, email],
    [FIELD_LABELS.profession, profession],
    ['Domaine', interestOf(submission)],
    [FIELD_LABELS.formation, formation],
    ['Reçue', receivedTime(new Date(createdAt))],
    [FIELD_LABELS.page, page],
    ['Référence', id.slice(0, 8)],
  ] as const;
  const { callback } = confirmationOf(house, type);
  return {
    title: adviserSubject(submission),
    blocks: [
      ...(isRepeat
        ? [{ kind: 'text', text: 'Un premier envoi de ce courriel est peut-être déjà arrivé.' } as const]
        : []),
      ...(callback
        ? [{ kind: 'promise', label: 'À rappeler', text: callbackTime(new Date(createdAt), house.callback) } as const]
        : []),
      {
        kind: 'facts',
        title: 'La demande',
        facts: facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])),
      },
      ...(message === null ? [] : [{ kind: 'quote', title: 'Le message', text: message } as const]),
      {
        kind: 'text',
        text:
          email === null
            ? 'Aucune adresse n’a été laissée\u00A0: seul le téléphone permet de répondre.'
            : 'Pour écrire au visiteur, répondez à ce courriel.',
      },
    ],
    signature: [house.brand, `npm run leads -- show ${id.slice(0, 8)}`],
  };
}
