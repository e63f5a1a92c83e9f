import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMail } from './smtp.ts';

/** In the project, where no mail server is set. */
export const MAIL_FOLDER = '.netlify/mails';

/** Names, numbers and messages: for whoever runs the server, and nobody else on this computer. */
const OWNER_ALONE = { mode: 0o600 };
const OWNER_FOLDER = 0o700;

/** Writes mails where a developer can look at them: `<id>.<kind>.eml` for mail programs, `.html` for a browser. */
export const folderSender =
  (directory: string): SendMail =>
  async ({ raw, html, messageId }, markHandedOver) => {
    const [name = ''] = messageId.split('@');
    await mkdir(directory, { recursive: true, mode: OWNER_FOLDER });
    // The mode above is for a new folder alone.
    await chmod(directory, OWNER_FOLDER);
    await markHandedOver();
    await writeFile(join(directory, `${name}.eml`), raw, OWNER_ALONE);
    await writeFile(join(directory, `${name}.html`), html, OWNER_ALONE);
  };
