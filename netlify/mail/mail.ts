import { createTransport } from 'nodemailer';
import { type EmailBody, emailHtml, emailText } from './email.ts';

export type Address = { name: string; address: string };
type Attachment = { filename: string; content: Buffer; contentType: string };

export type Mail = {
  /** Starts the Message-ID and, in development, the file name: `<id>.adviser`. */
  name: string;
  from: Address;
  to: Address;
  replyTo?: Address | undefined;
  date: Date;
  body: EmailBody;
  attachments?: Attachment[];
};

/** A mail in MIME format, and its SMTP envelope. */
export type WrittenMail = { raw: Buffer; html: string; messageId: string; envelope: { from: string; to: string[] } };

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** Breaks up encoded words in a name, which mail programs would decode. */
const plainName = ({ name, address }: Address): Address => ({ name: name.replaceAll('=?', '= ?'), address });

/** Nodemailer encodes names and subjects; addresses are passed separately. */
export async function writeMail({ name, body, replyTo, ...mail }: Mail): Promise<WrittenMail> {
  const html = emailHtml(body, mail.from.name);
  const messageId = `${name}@${mail.from.address.slice(mail.from.address.lastIndexOf('@') + 1)}`;
  const { message } = await composer.sendMail({
    ...mail,
    subject: body.title,
    replyTo: replyTo && plainName(replyTo),
    messageId: `<${messageId}>`,
    text: emailText(body),
    html,
    // Prevents out-of-office replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (!Buffer.isBuffer(message)) throw new Error('mail not buffered');
  return { raw: message, html, messageId, envelope: { from: mail.from.address, to: [mail.to.address] } };
}
