import type { TaskKind } from '#netlify/submissions/outbox-record.ts';
import { type Deliver, DeliveryFailure, type Parcel } from '#netlify/submissions/delivery.ts';
import { confirmationOf } from '#src/features/contact/confirmation.ts';
import { adviserLetter, adviserSubject } from './adviser-letter.ts';
import type { House } from './house.ts';
import { type Address, type Attachment, type Mail, writeMail } from './mail.ts';
import type { SendMail } from './smtp.ts';
import { visitorLetter } from './visitor-letter.ts';

export type Post = {
  send: SendMail;
  house: () => House;
  /** Null for the address of the organisation. */
  from: string | null;
  to: string | null;
  /** The AI course's programme, null where the file is missing. */
  programme: () => Promise<Buffer | null>;
};

type Part = Pick<Mail, 'to' | 'replyTo' | 'subject' | 'letter' | 'attachments'>;

function toAdviser({ submission, isRepeat }: Parcel, house: House, adviser: Address): Part {
  const { email, firstName, lastName } = submission;
  const name = [firstName, lastName].filter((part) => part !== null).join(' ');
  return {
    to: adviser,
    replyTo: email === null ? null : { name, address: email },
    subject: adviserSubject(submission),
    letter: adviserLetter(submission, house, isRepeat),
    attachments: [],
  };
}

async function toVisitor({ submission }: Parcel, house: House, { programme, to }: Post): Promise<Part> {
  if (submission.email === null) throw new DeliveryFailure('no_address', { isRefusal: true, isFinal: true });
  const confirmation = confirmationOf(house, submission.type);
  const content = confirmation.programme ? await programme() : null;
  const attachments: Attachment[] =
    content === null ? [] : [{ filename: 'programme-formation-ia.pdf', content, contentType: 'application/pdf' }];
  return {
    to: { name: '', address: submission.email },
    replyTo: { name: house.brand, address: to ?? house.email },
    subject: confirmation.subject,
    letter: visitorLetter(submission, house, content !== null),
    attachments,
  };
}

/** Writes and sends the mail of a kind. Its Message-ID follows from the request: mail programs show a repeat once. */
export const mailDelivery =
  (kind: Exclude<TaskKind, 'webhook'>, post: Post): Deliver =>
  async (parcel) => {
    const house = post.house();
    const from = { name: house.brand, address: post.from ?? house.email };
    const adviser = { name: '', address: post.to ?? house.email };
    const part = kind === 'adviser' ? toAdviser(parcel, house, adviser) : await toVisitor(parcel, house, post);
    const messageId = `${parcel.submission.id}.${kind}@${from.address.slice(from.address.lastIndexOf('@') + 1)}`;
    const mail = await writeMail({ ...part, from, messageId, date: parcel.now, brand: house.brand });
    await post.send(mail, parcel.handOver);
    return messageId;
  };
