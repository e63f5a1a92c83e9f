import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdir, open, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { blobsDirectory } from '#netlify/local/local-blobs.ts';
import { storeName } from '#netlify/submissions/submission-store.ts';
import { contact, enrolment, postForm, postJson } from '#tests/support/contact-requests.ts';
import { at, leads, leadsProject } from '#tests/support/leads-project.ts';

const CENTRAL_ENTRY = 0x02014b50;

/** The files of a ZIP archive, read from its own list. */
function unzip(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  for (let at = archive.readUInt32LE(end + 16); archive.readUInt32LE(at) === CENTRAL_ENTRY;) {
    const method = archive.readUInt16LE(at + 10);
    const packedSize = archive.readUInt32LE(at + 20);
    const nameLength = archive.readUInt16LE(at + 28);
    const start = archive.readUInt32LE(at + 42);
    const data = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
    const packed = archive.subarray(data, data + packedSize);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    files.set(name, (method === 8 ? inflateRawSync(packed) : packed).toString());
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}

const formula = '=HYPERLINK("http://x.example";"Cliquez")';

async function twoRequests() {
  const project = await leadsProject();
  await project.handle(postJson({ ...contact, message: formula, phone: '+33639981234' }), at('2026-07-20T22:30:00Z'));
  await project.handle(postJson(enrolment), at('2026-11-20T10:00:00Z'));
  return project;
}

test('writes a CSV that runs no formula and that only its owner reads', async () => {
  const { root } = await twoRequests();
  const file = join(root, 'demandes.csv');
  const { code, out, err } = await leads(root, ['export', '--csv', file]);
  const csv = await readFile(file, 'utf8');
  expect([code, out, err]).toEqual([0, '', `2 demandes dans ${file}\n`]);
  expect(csv).toMatch(/^\uFEFF"Reçue le";"Nom";"Prénom";"Téléphone";"Adresse email";/);
  expect(csv).toContain('\r\n"2026-07-21 00:30";"Le Gall";"Zoé";"\'+33639981234";');
  expect(csv).toContain('"\'=HYPERLINK(""http://x.example"";""Cliquez"")"');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('writes a CSV to the standard output for another program', async () => {
  const { root } = await twoRequests();
  const { out } = await leads(root, ['export', '--csv', '-', '--type', 'contact']);
  expect(out.split('\r\n')).toHaveLength(3);
});

test('writes a workbook of texts and dates under a header that stays', async () => {
  const { root } = await twoRequests();
  const file = join(root, 'demandes.xlsx');
  expect((await leads(root, ['export', '--xlsx', file])).code).toBe(0);
  const files = unzip(await readFile(file));
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
  const texts = files.get('xl/sharedStrings.xml') ?? '';
  expect(sheet).toContain('ySplit="1"');
  expect(sheet).toMatch(/state="frozen"/);
  expect(sheet).toMatch(/<cols><col min="1" max="1" width="17"/);
  expect(sheet).not.toContain('<f>');
  expect(texts).toContain('<t>+33639981234</t>');
  expect(texts).toContain('<t>=HYPERLINK("http://x.example";"Cliquez")</t>');
  expect(files.get('xl/styles.xml')).toContain('dd/mm/yyyy hh:mm');
  // Half past midnight in Paris on 21 July 2026, in days since 1899-12-30.
  expect(sheet).toMatch(new RegExp(`<c r="A2"[^>]*><v>${String(46_224 + 30 / 1440).slice(0, 11)}`));
  expect(files.get('xl/workbook.xml')).toContain('name="Demandes"');
});

test('exports suspects alone, and says so in the file', async () => {
  const { root, handle } = await twoRequests();
  await handle(postForm({ ...contact, acceptedTerms: 'on', leaveEmpty: 'http://spam.example' }));
  const { out } = await leads(root, ['export', '--csv', '-', '--suspects']);
  expect(out.split('\r\n')).toHaveLength(3);
  expect(out).toMatch(/;"oui";"[0-9a-f]{32}"\r\n$/);
});

test('replaces a file only once that is confirmed', async () => {
  const { root } = await twoRequests();
  const file = join(root, 'demandes.csv');
  await mkdir(root, { recursive: true });
  await writeFile(file, 'précieux', { mode: 0o644 });
  const args = ['export', '--csv', file];
  expect(await leads(root, args)).toMatchObject({ code: 2, asked: [`${file} existe déjà. Le remplacer\u202f?`] });
  expect((await leads(root, args, { confirm: () => Promise.resolve(false) })).code).toBe(1);
  expect(await readFile(file, 'utf8')).toBe('précieux');
  expect((await leads(root, [...args, '--yes'])).code).toBe(0);
  expect(await readFile(file, 'utf8')).toContain('Le Gall');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test.each([[[]], [['--csv', 'a.csv', '--xlsx', 'a.xlsx']], [['--xlsx', '-']]])(
  'wants one file, not %j',
  async (args) => {
    expect((await leads('/nowhere', ['export', ...args])).code).toBe(2);
  },
);

test('says why a file could not be written', async () => {
  const { root } = await leadsProject();
  const { code, err } = await leads(root, ['export', '--csv', root, '--yes']);
  expect([code, err]).toEqual([1, `${root} n’a pas pu être écrit\u00A0: c’est un dossier.\n`]);
});

test('follows no link to a file of somebody else’s choice', async () => {
  const { root } = await twoRequests();
  await writeFile(join(root, 'chosen.txt'), 'before');
  await symlink(join(root, 'chosen.txt'), join(root, 'demandes.csv'));
  const { code, err } = await leads(root, ['export', '--csv', join(root, 'demandes.csv'), '--yes']);
  expect([code, err]).toEqual([1, expect.stringContaining('c’est un lien vers un autre fichier')]);
  expect(await readFile(join(root, 'chosen.txt'), 'utf8')).toBe('before');
});

test('shows nothing to whoever holds open the file that it replaces, and leaves nothing beside it', async () => {
  const { root } = await twoRequests();
  const file = join(root, 'demandes.csv');
  await writeFile(file, 'before', { mode: 0o666 });
  const held = await open(file);
  onTestFinished(() => held.close());
  expect((await leads(root, ['export', '--csv', file, '--yes'])).code).toBe(0);
  expect(await held.readFile('utf8')).toBe('before');
  expect((await readdir(root)).filter((name) => name.startsWith('demandes'))).toEqual(['demandes.csv']);
});

test('writes to nothing but a file', async () => {
  const { root } = await twoRequests();
  const file = join(root, 'demandes.csv');
  const server = createServer().listen(file);
  onTestFinished(() => void server.close());
  const { code, err } = await leads(root, ['export', '--csv', file, '--yes']);
  expect([code, err]).toEqual([1, expect.stringContaining('ce n’est pas un fichier ordinaire')]);
});

test('writes nothing where Git would take it: what is in its history is erased by no command', async () => {
  const { root } = await twoRequests();
  execFileSync('git', ['init', '--quiet', root]);
  await writeFile(join(root, '.gitignore'), '/exports/\n');
  const taken = await leads(root, ['export', '--csv', join(root, 'demandes.csv')]);
  expect([taken.code, taken.err]).toEqual([2, expect.stringContaining('écrivez-le dans exports/')]);
  expect((await leads(root, ['export', '--csv', join(root, '-n.csv')])).code).toBe(2);
  const receipt = await leads(root, ['forget', 'zoe@exemple.fr', '--receipt', join(root, 'recu.json'), '--yes']);
  expect(receipt.code).toBe(2);
  const file = join(root, 'exports/demandes.csv');
  expect((await leads(root, ['export', '--csv', file])).code).toBe(0);
  expect(await readFile(file, 'utf8')).toContain('Le Gall');
});

test('keeps no file with somebody who was erased while it was written', async () => {
  const { root } = await twoRequests();
  const file = join(root, 'demandes.csv');
  const requests = join(blobsDirectory(root), 'entries/unlinked', `site:${storeName('', 'submissions')}`);
  // The last that is read before the file is written.
  const progress = (label: string) => ({
    advance: () => undefined,
    stop: () => {
      if (label === 'Lecture des envois') rmSync(requests, { recursive: true });
    },
  });
  const { code, err } = await leads(root, ['export', '--csv', file], { progress });
  expect([code, err]).toEqual([1, expect.stringContaining('effacées entre-temps')]);
  expect((await readdir(root)).filter((name) => name.endsWith('.csv'))).toEqual([]);
});
