import { createTransport } from 'nodemailer';
import { type EmailBody, emailText } from './email-body.ts';
import { emailHtml } from './email-html.ts';

export type Address = { name: string; address: string };
export type Attachment = { filename: string; content: Buffer; contentType: string };

export type Mail = {
  from: Address;
  to: Address;
  replyTo: Address | null;
  subject: string;
  messageId: string;
  date: Date;
  body: EmailBody;
  brand: string;
  attachments: readonly Attachment[];
};

/** A mail as it travels; `envelope` is what the server is told. */
export type WrittenMail = { raw: Buffer; html: string; messageId: string; envelope: { from: string; to: string[] } };

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** A name of plain letters travels as it is: one that is written like an encoded word would be decoded as one. */
const plainName = ({ name, address }: Address): Address => ({ name: name.replaceAll('=?', '= ?'), address });

/** Names and subjects are data: whatever they hold, the library encodes them, and addresses are given apart. */
export async function writeMail({ body, brand, messageId, ...mail }: Mail): Promise<WrittenMail> {
  const html = emailHtml(body, brand);
  const { message } = await composer.sendMail({
    ...mail,
    replyTo: mail.replyTo === null ? undefined : plainName(mail.replyTo),
    attachments: [...mail.attachments],
    messageId: `<${messageId}>`,
    text: emailText(body),
    html,
    // Out-of-office replies to an automatic mail would answer nobody.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (!Buffer.isBuffer(message)) throw new Error('mail not buffered');
  return { raw: message, html, messageId, envelope: { from: mail.from.address, to: [mail.to.address] } };
}
