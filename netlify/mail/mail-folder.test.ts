import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderSender } from './mail-folder.ts';

const mail = {
  raw: Buffer.from('Subject: Bonjour\r\n\r\nTexte'),
  html: '<p>Bonjour</p>',
  messageId: '0a1b.visitor@cursive.example',
  envelope: { from: 'a@cursive.example', to: ['b@courriel.example'] },
};

test('writes a mail for mail programs and for a browser, once however often it is sent', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'mails-')), 'mails');
  const send = folderSender(folder);
  const markHandedOver = () => Promise.resolve();
  await send(mail, markHandedOver);
  await send(mail, markHandedOver);
  expect((await readdir(folder)).toSorted()).toEqual(['0a1b.visitor.eml', '0a1b.visitor.html']);
  const modes = await Promise.all(
    [folder, join(folder, '0a1b.visitor.eml')].map(async (path) => (await stat(path)).mode),
  );
  expect(modes.map((mode) => mode & 0o777)).toEqual([0o700, 0o600]);
  expect(await readFile(join(folder, '0a1b.visitor.eml'), 'utf8')).toBe(mail.raw.toString());
  expect(await readFile(join(folder, '0a1b.visitor.html'), 'utf8')).toBe(mail.html);
});

test('writes nothing when its turn is lost', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mails-'));
  const lost = folderSender(folder)(mail, () => Promise.reject(new Error('claim lost')));
  await expect(lost).rejects.toThrow('claim lost');
  expect(await readdir(folder)).toEqual([]);
});
