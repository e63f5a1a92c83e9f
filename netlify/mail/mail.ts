import { createTransport } from 'nodemailer';
import { type EmailBody, emailHtml, emailText } from './email.ts';

export type Address = { name: string; address: string };
type Attachment = { filename: string; content: Buffer; contentType: string };

export type Mail = {
  /** Begins the Message-ID and, on a laptop, the name of the file: `<id>.adviser`. */
  name: string;
  from: Address;
  to: Address;
  replyTo?: Address | undefined;
  date: Date;
  body: EmailBody;
  attachments?: Attachment[];
};

/** A mail as it travels. `envelope` is what the server is told. */
export type WrittenMail = { raw: Buffer; html: string; messageId: string; envelope: { from: string; to: string[] } };

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** A plain name travels as it is: a name written like an encoded word would be decoded as one. */
const plainName = ({ name, address }: Address): Address => ({ name: name.replaceAll('=?', '= ?'), address });

/** Names and subjects are data: the library encodes whatever they hold, and addresses are given separately. */
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
    // Keeps out-of-office replies away.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (!Buffer.isBuffer(message)) throw new Error('mail not buffered');
  return { raw: message, html, messageId, envelope: { from: mail.from.address, to: [mail.to.address] } };
}
