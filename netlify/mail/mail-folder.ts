import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMail } from './smtp.ts';

/** In the project, where no mail server is set. */
export const MAIL_FOLDER = '.netlify/mails';

/** Writes mails where a developer can read them, and no other user of the computer: `<id>.<kind>.eml` and `.html`. */
export const folderSender =
  (directory: string): SendMail =>
  async ({ raw, html, messageId }) => {
    const [name = ''] = messageId.split('@');
    await mkdir(directory, { recursive: true });
    await chmod(directory, 0o700);
    await writeFile(join(directory, `${name}.eml`), raw, { mode: 0o600 });
    await writeFile(join(directory, `${name}.html`), html, { mode: 0o600 });
  };
