import type { StoredSubmission } from '#netlify/submissions/submission.ts';
import { callbackTime, receivedTime } from '#src/features/contact/callback-time.ts';
import { confirmationOf } from '#src/features/contact/read-requests.ts';
import { COURSE_INTERESTS, FIELD_LABELS } from '#src/features/contact/contact-fields.ts';
import { formsOfType, typeName } from '#src/features/contact/contact-forms.ts';
import type { Organisation } from './organisation.ts';
import type { EmailBody } from './email-body.ts';
import { dialled } from './visitor-email.ts';

/** A request may have been kept since before its form was given up: its type says then what it was. */
const labelOf = (type: string | null): string => formsOfType(type ?? '')[0]?.label ?? typeName(type);

const nameOf = ({ firstName, lastName }: StoredSubmission): string =>
  [firstName, lastName].filter((part) => part !== null).join(' ') || 'sans nom';

const interestOf = ({ courseInterest }: StoredSubmission): string | null =>
  COURSE_INTERESTS.find(({ value }) => value === courseInterest)?.label ?? courseInterest;

export const adviserSubject = (submission: StoredSubmission): string =>
  `${labelOf(submission.type)}\u00A0: ${nameOf(submission)}`;

/** The same request with nothing that was typed but the number. */
export const withoutWords = (submission: StoredSubmission): StoredSubmission => ({
  ...submission,
  firstName: null,
  lastName: null,
  email: null,
  phone: submission.phone && dialled(submission.phone),
  profession: null,
  formation: null,
  page: null,
  message: null,
});

/** How to answer; where a mail server refuses the words of a request, whoever has to answer is told where they are. */
function answerText({ email }: StoredSubmission, isBare: boolean): string {
  if (isBare)
    return 'Le serveur de courriel a refusé ce que le visiteur a écrit\u00A0: la commande ci-dessous le montre.';
  return email === null
    ? 'Aucune adresse n’a été laissée\u00A0: seul le téléphone permet de répondre.'
    : 'Pour écrire au visiteur, répondez à ce courriel.';
}

/** Everything that a visitor wrote, for the one who calls back; or that there is something, where it is `isBare`. */
export function adviserEmail(
  submission: StoredSubmission,
  organisation: Organisation,
  { isRepeat, isBare }: { isRepeat: boolean; isBare: boolean },
): EmailBody {
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
  const { callback } = confirmationOf(organisation, type);
  return {
    title: adviserSubject(submission),
    blocks: [
      ...(isRepeat
        ? [{ kind: 'text', text: 'Un premier envoi de ce courriel est peut-être déjà arrivé.' } as const]
        : []),
      ...(callback
        ? [
            {
              kind: 'promise',
              label: 'À rappeler',
              text: callbackTime(new Date(createdAt), organisation.callback),
            } as const,
          ]
        : []),
      {
        kind: 'facts',
        title: 'La demande',
        facts: facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])),
      },
      ...(message === null ? [] : [{ kind: 'quote', title: 'Le message', text: message } as const]),
      { kind: 'text', text: answerText(submission, isBare) },
    ],
    signature: [organisation.brand, organisation.company, `npm run leads -- show ${id.slice(0, 8)}`],
  };
}
