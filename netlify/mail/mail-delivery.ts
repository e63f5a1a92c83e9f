import type { TaskKind } from '#netlify/submissions/outbox-record.ts';
import { type Deliver, DeliveryFailure, type Delivery } from '#netlify/submissions/delivery.ts';
import { confirmationOf } from '#src/features/contact/read-requests.ts';
import { adviserEmail, adviserSubject, withoutWords } from './adviser-email.ts';
import type { Organisation } from './organisation.ts';
import { type Address, type Attachment, type Mail, writeMail } from './mail.ts';
import type { SendMail } from './smtp.ts';
import { visitorEmail } from './visitor-email.ts';

/** How mails leave, and between which addresses: null for that of the organisation. */
export type MailRoute = {
  send: SendMail;
  organisation: (day: Date) => Organisation;
  from: string | null;
  to: string | null;
};

export type Post = MailRoute & {
  /** The AI course's programme, null where the file is missing. */
  programme: () => Buffer | null;
};

type Part = Pick<Mail, 'to' | 'replyTo' | 'subject' | 'body' | 'attachments'>;

function toAdviser(
  { submission, unanswered }: Delivery,
  organisation: Organisation,
  { adviser, isBare }: { adviser: Address; isBare: boolean },
): Part {
  const { email, firstName, lastName } = submission;
  const name = [firstName, lastName].filter((part) => part !== null).join(' ');
  return {
    to: adviser,
    replyTo: email === null ? null : { name, address: email },
    subject: adviserSubject(submission),
    body: adviserEmail(submission, organisation, { isRepeat: unanswered > 0, isBare }),
    attachments: [],
  };
}

function toVisitor({ submission }: Delivery, organisation: Organisation, { programme, to }: Post): Part {
  if (submission.email === null) throw new DeliveryFailure('no_address', { isRefusal: true, isFinal: true });
  const confirmation = confirmationOf(organisation, submission.type);
  const content = confirmation.programme ? programme() : null;
  const attachments: Attachment[] =
    content === null ? [] : [{ filename: 'programme-formation-ia.pdf', content, contentType: 'application/pdf' }];
  return {
    to: { name: '', address: submission.email },
    replyTo: { name: organisation.brand, address: to ?? organisation.email },
    subject: confirmation.subject,
    body: visitorEmail(submission, organisation, content !== null),
    attachments,
  };
}

/** Our own mailbox may be full or misnamed today: what it refuses is tried again, lest a request go unread. */
const notFinal = (error: unknown): unknown =>
  error instanceof DeliveryFailure ? new DeliveryFailure(error.reason, { isRefusal: error.isRefusal }) : error;

/** Whether a server has said no for good, to a recipient or to what is written. */
const isRefused = (error: unknown): boolean => error instanceof DeliveryFailure && error.isFinal;

/** A second answer that never came is no chance any more. */
const CUT_OFF = 2;

/**
 * Writes and sends the mail of a kind. Its Message-ID follows from the request: mail programs show a repeat once. What our own
 * mail server refuses for its words, as it does spam, or cuts off each time, it gets without them: anybody may write such
 * words, and an adviser would hear of nothing but failures.
 */
export const mailDelivery =
  (kind: Exclude<TaskKind, 'webhook'>, post: Post): Deliver =>
  async (delivery) => {
    const organisation = post.organisation(delivery.now);
    const from = { name: organisation.brand, address: post.from ?? organisation.email };
    const adviser = { name: '', address: post.to ?? organisation.email };
    const messageId = `${delivery.submission.id}.${kind}@${from.address.slice(from.address.lastIndexOf('@') + 1)}`;
    const send = async (part: Part): Promise<string> => {
      const mail = await writeMail({ ...part, from, messageId, date: delivery.now, brand: organisation.brand });
      await post.send(mail, delivery.markHandedOver);
      return messageId;
    };
    if (kind === 'visitor') return send(toVisitor(delivery, organisation, post));
    const sendToUs = (isBare: boolean) => {
      const submission = isBare ? withoutWords(delivery.submission) : delivery.submission;
      return send(toAdviser({ ...delivery, submission }, organisation, { adviser, isBare }));
    };
    const isCutOff = delivery.unanswered >= CUT_OFF;
    return sendToUs(isCutOff)
      .catch((error: unknown) => {
        if (isCutOff || !isRefused(error)) throw error;
        return sendToUs(true);
      })
      .catch((error: unknown) => {
        throw notFinal(error);
      });
  };
