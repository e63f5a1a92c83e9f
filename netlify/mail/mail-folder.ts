import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMail } from './smtp.ts';

/** In the project, where no mail server is set. */
export const MAIL_FOLDER = '.netlify/mails';

/** Writes mails where a developer can look at them: `<id>.<kind>.eml` for mail programs, `.html` for a browser. */
export const folderSender =
  (directory: string): SendMail =>
  async ({ raw, html, messageId }, markHandedOver) => {
    const [name = ''] = messageId.split('@');
    await mkdir(directory, { recursive: true });
    await markHandedOver();
    await writeFile(join(directory, `${name}.eml`), raw);
    await writeFile(join(directory, `${name}.html`), html);
  };
