import { createHash, createHmac } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contact, enrolment, idOf, postForm, postJson } from '#tests/support/contact-requests.ts';
import {
  againMark,
  failedMark,
  limitedMark,
  PURGE_SCAN,
  settledMark,
  unconfirmedMark,
} from '#netlify/submissions/outbox-record.ts';
import { at, leads, leadsProject, task } from '#tests/support/leads-project.ts';

const HERS = 'zoe@xn--exempl-gva.fr';
const KINDS = ['submissions', 'suspects', 'outbox', 'follow-up', 'progress', 'open'] as const;

const receiptKey = async (root: string) => (await readFile(join(root, '.netlify/receipt-key'), 'utf8')).trim();

/** A person's traces in every store, among those of others. */
async function traces() {
  const project = await leadsProject();
  const { root, handle, storeOf } = project;
  const ids = [
    await idOf(await handle(postJson({ ...contact, email: 'Zoe@exemplé.fr' }))),
    await idOf(await handle(postJson({ ...enrolment, email: 'ZOE@exemplé.fr' }))),
  ];
  const [id = ''] = ids;
  const other = await idOf(await handle(postJson({ ...contact, email: 'anne@exemple.fr', phone: '06 39 98 00 00' })));
  await handle(postForm({ ...contact, email: 'zoe@exemplé.fr', acceptedTerms: 'on', leaveEmpty: 'x' }));
  for (const each of [id, other]) {
    await storeOf('outbox').setJSON(`2026-11/${each}/adviser`, task('adviser', 'sent'));
    await storeOf('outbox').setJSON(`2026-11/${each}/visitor`, task('visitor', 'failed'));
    await leads(root, ['handled', each]);
    await storeOf('progress').setJSON(settledMark(`2026-11/${each}`), {});
    await storeOf('open').setJSON(againMark(`2026-11/${each}`, new Date()), {});
    for (const markOf of [failedMark, limitedMark, unconfirmedMark])
      await storeOf('open').set(markOf(`2026-11/${each}`), '');
  }
  await storeOf('submissions', 'deploy-preview').setJSON(`2026-11/${'d'.repeat(32)}`, {
    ...(await storeOf('submissions').get(`2026-11/${id}`, { type: 'json' })),
  });
  const keysOf = async (kind: (typeof KINDS)[number]) =>
    (await storeOf(kind).list()).blobs.map(({ key }) => key).sort();
  return { ...project, ids, other, keysOf };
}

test('erases all of one person, whatever the case of the address, and nothing else', async () => {
  const { root, storeOf, ids, other, keysOf } = await traces();
  const { code, out } = await leads(root, ['forget', ' zoe@EXEMPLÉ.fr', '--yes', '--json']);
  const receipt: unknown = JSON.parse(out);
  const key = await receiptKey(root);
  const keyed = (text: string) => createHmac('sha256', key).update(text).digest('hex');
  expect([code, receipt]).toMatchObject([
    0,
    {
      erasedAt: '2026-11-21T09:00:00.000Z',
      v: 3,
      emailHmacSha256: keyed(HERS),
      counts: { submissions: 3, suspects: 1, outbox: 2, followUp: 1, progress: 6 },
      idsHmacSha256: expect.arrayContaining([...ids, 'd'.repeat(32)].map(keyed)) as unknown,
    },
  ]);
  for (const id of ids) expect(out).not.toContain(id);
  expect(out.toLowerCase()).not.toContain('zoe');
  expect(out).not.toContain(createHash('sha256').update(HERS).digest('hex'));
  expect(await keysOf('submissions')).toEqual([`2026-11/${other}`]);
  expect(await keysOf('suspects')).toEqual([]);
  expect(await keysOf('outbox')).toEqual([`2026-11/${other}/adviser`, `2026-11/${other}/visitor`]);
  expect(await keysOf('follow-up')).toEqual([`2026-11/${other}`]);
  for (const kind of ['progress', 'open'] as const)
    expect((await keysOf(kind)).filter((key) => !key.includes(other))).toEqual([]);
  expect((await storeOf('submissions', 'deploy-preview').list()).blobs).toEqual([]);
});

test('shows who else names the person, and erases those when told', async () => {
  const { root, handle, keysOf, other } = await traces();
  const named = { ...contact, email: 'paul@exemple.fr', phone: '06 39 98 11 11' };
  const byAddress = await idOf(await handle(postJson({ ...named, message: 'Rappelez aussi ZOE@xn--exempl-gva.fr.' })));
  const byNumber = await idOf(await handle(postJson({ ...named, message: 'Son numéro : 06.39.98.12.34' })));
  const { err } = await leads(root, ['forget', 'zoe@exemplé.fr', '--yes']);
  expect(err).toContain('2 demandes d’autres personnes');
  for (const id of [byAddress, byNumber]) expect(err).toContain(id.slice(0, 8));
  expect(await keysOf('submissions')).toHaveLength(3);
  const { root: next, handle: handleNext, keysOf: keysOfNext } = await traces();
  await handleNext(postJson({ ...named, message: 'Rappelez aussi zoe@xn--exempl-gva.fr.' }));
  await leads(next, ['forget', 'zoe@exemplé.fr', '--mentions', '--yes']);
  expect(await keysOfNext('submissions')).toEqual([`2026-11/${other}`]);
});

test.each([
  ['zoe@exemplé.fr', 'Écrivez à zoe@exemplé.fr.'],
  ['zoe@exemplé.fr', 'Son numéro : 06–39–98–12–34'],
  ['zoe@exemplé.fr', 'Son numéro : 06\u201139\u201198\u201112\u201134'],
  ['zoe@exemplé.fr', 'Son numéro\u00A0: 06 39 98\n12 34'],
  ['zoe@exemplé.fr', 'Le 20/11 à 9 h : 06 39 98 12 34 - 14 h, ou +33 (0)6 11 11 11 11'],
  ['zoe@exemplé.fr', 'Son numéro : ０６ ３９ ９８ １２ ３４'],
  ['zoe@gmail.com', 'De la part de <Z.Oe+cpf@googlemail.com>'],
  ['zoe@exemplé.fr', 'L’adresse est «\u00A0zoe@exemplé.fr\u00A0»'],
  ['zoe@exemplé.fr', 'Ou [zoe@exemplé.fr]|ou bien'],
  ['zoe@exemplé.fr', "L'adresse d'zoe@exemplé.fr/*zoe*"],
  ['zoe@exemple.fr', 'Écrivez à zo\u200Be@exem\u00ADple.fr.'],
])('shows who names %s, however that is written: %s', async (address, message) => {
  const { root, handle } = await leadsProject();
  await handle(postJson({ ...contact, email: address }));
  const named = { ...contact, email: 'paul@exemple.fr', phone: '06 39 98 11 11', message };
  const id = await idOf(await handle(postJson(named)));
  const { err } = await leads(root, ['forget', address, '--yes']);
  expect(err).toContain(`1 demande d’autres personnes qui la nomment`);
  expect(err).toContain(id.slice(0, 8));
});

test('takes no part of a date or of a longer number for a number that somebody has left', async () => {
  const { root, handle } = await leadsProject();
  const november = at('2026-11-20T10:00:00Z');
  const other = { ...contact, email: 'paul@exemple.fr', phone: '06 39 98 11 11' };
  await handle(postJson(other), november);
  await handle(postJson({ ...other, message: 'Le 20/26/11, dossier 12020261134.' }), november);
  for (const phone of ['0000202611', '0020261120'])
    await handle(postJson({ ...contact, email: 'malin@x.example', phone }), november);
  expect((await leads(root, ['forget', 'malin@x.example', '--yes'])).err).toBe('');
});

test('finds a short number in what others write, and reads a text of nothing but digits once', async () => {
  const { root, handle } = await leadsProject();
  const theirs = { ...contact, email: 'malin@x.example' };
  const phones = ['06 12 34 56', ...Array.from({ length: 9 }, (_, n) => `06 39 98 00 1${String(n)}`)];
  for (const phone of phones) await handle(postJson({ ...theirs, phone }));
  const other = { ...contact, email: 'paul@exemple.fr', phone: '06 39 98 11 11' };
  const id = await idOf(await handle(postJson({ ...other, message: 'Mon tel : 06 12 34 56' })));
  for (let n = 0; n < 10; n += 1) await handle(postJson({ ...other, message: `${String(n)}${'\u2474'.repeat(4990)}` }));
  const { err } = await leads(root, ['forget', 'malin@x.example', '--yes']);
  expect(err).toContain(`1 demande d’autres personnes`);
  expect(err).toContain(id.slice(0, 8));
});

test('takes no longer address in a text for the one that it ends with', async () => {
  const { root, handle } = await leadsProject();
  await handle(postJson({ ...contact, message: 'Écrivez à marianne@exemple.fr.' }));
  expect((await leads(root, ['forget', 'anne@exemple.fr', '--yes'])).err).toBe('');
});

test('takes away whom a purge that goes on in the next night has met', async () => {
  const { root, keysOf, storeOf } = await traces();
  await storeOf('open').set(PURGE_SCAN, '{}');
  await leads(root, ['forget', 'zoe@exemplé.fr', '--yes']);
  expect(await keysOf('open')).not.toContain(PURGE_SCAN);
});

test('shows what came from another address of the same mailbox', async () => {
  const { root, handle } = await traces();
  const id = await idOf(await handle(postJson({ ...contact, email: 'Zoe+cpf@exemplé.fr', phone: '06 39 98 11 11' })));
  const { err } = await leads(root, ['forget', 'zoe@exemplé.fr', '--yes']);
  expect(err).toContain(`d’une autre adresse de sa boîte\u00A0: ${id.slice(0, 8)}.`);
});

test('erases the files that it has exported the person to, and leaves the others', async () => {
  const { root } = await traces();
  const files = { all: join(root, 'tout.csv'), book: join(root, 'tout.xlsx'), anne: join(root, 'anne.csv') };
  await leads(root, ['export', '--csv', files.all]);
  await leads(root, ['export', '--xlsx', files.book]);
  await leads(root, ['export', '--csv', files.anne, '--email', 'anne@exemple.fr']);
  expect((await leads(root, ['forget', 'zoe@exemplé.fr'])).asked.join()).toContain('2 exports (');
  const { out } = await leads(root, ['forget', 'zoe@exemplé.fr', '--yes']);
  expect(out).toContain('Exports          2\n');
  expect((await readdir(root)).filter((file) => /\.(?:csv|xlsx)$/.test(file))).toEqual(['anne.csv']);
  const [note = ''] = await readdir(join(root, '.netlify/exports'));
  for (const file of [`exports/${note}`, 'exports-key'])
    expect((await stat(join(root, '.netlify', file))).mode & 0o777).toBe(0o600);
  expect((await stat(join(root, '.netlify/receipt-key'))).mode & 0o777).toBe(0o600);
});

test('names the exports of requests that were erased elsewhere, which a purge of this computer erases', async () => {
  const { root, storeOf, ids, other } = await traces();
  const [all, anne] = [join(root, 'tout.csv'), join(root, 'anne.csv')];
  await leads(root, ['export', '--csv', all]);
  await leads(root, ['export', '--csv', anne, '--email', 'anne@exemple.fr']);
  expect((await leads(root, ['forget', 'zoe@exemplé.fr'])).err).not.toContain('purge');
  for (const id of ids) await storeOf('submissions').delete(`2026-11/${id}`);
  const { code, err } = await leads(root, ['forget', 'zoe@exemplé.fr', '--yes']);
  expect([code, err]).toEqual([0, expect.stringContaining(`peut-être\u00A0: ${all}. « npm run leads -- purge »`)]);
  expect((await leads(root, ['purge', '--yes'])).out).toMatch(/Exports +1\n/);
  expect(await leads(root, ['forget', 'zoe@exemplé.fr', '--yes'])).toMatchObject({ code: 0, err: '' });
  expect((await readdir(root)).filter((file) => file.endsWith('.csv'))).toEqual(['anne.csv']);
  expect(await readFile(anne, 'utf8')).toContain(other);
});

test('erases nothing that has come to stand in the place of an export, or that a link there leads to', async () => {
  const { root } = await traces();
  const [file, folder, below] = [join(root, 'tout.csv'), join(root, 'mois.csv'), join(root, 'archives/tout.csv')];
  await mkdir(join(root, 'archives'));
  for (const made of [file, folder, below]) await leads(root, ['export', '--csv', made]);
  for (const made of [file, folder, join(root, 'archives')]) await rm(made, { recursive: true });
  await mkdir(join(root, 'precious'));
  await writeFile(join(root, 'precious/tout.csv'), 'kept');
  await symlink(join(root, 'precious/tout.csv'), file);
  await symlink(join(root, 'precious'), join(root, 'archives'));
  await mkdir(folder);
  const { code, out } = await leads(root, ['forget', 'zoe@exemplé.fr', '--yes']);
  expect([code, out]).toEqual([0, expect.stringContaining('Exports          0\n')]);
  expect(await readFile(join(root, 'precious/tout.csv'), 'utf8')).toBe('kept');
});

test('makes no receipt by a key that is lost', async () => {
  const { root, keysOf } = await traces();
  await mkdir(join(root, '.netlify'), { recursive: true });
  await writeFile(join(root, '.netlify/receipt-key'), '\n');
  const { code, err } = await leads(root, ['forget', 'zoe@exemplé.fr', '--yes']);
  expect([code, err]).toEqual([1, expect.stringContaining('receipt-key est vide')]);
  expect(await keysOf('suspects')).toHaveLength(1);
});

test('erases nothing before it is confirmed', async () => {
  const { root, keysOf } = await traces();
  const before = await Promise.all(KINDS.map(keysOf));
  const unasked = await leads(root, ['forget', 'zoe@exemplé.fr']);
  expect([unasked.code, unasked.asked.join()]).toEqual([
    2,
    expect.stringContaining('Effacer définitivement 4 demandes'),
  ]);
  expect((await leads(root, ['forget', 'zoe@exemplé.fr'], { confirm: () => Promise.resolve(false) })).code).toBe(1);
  expect(await Promise.all(KINDS.map(keysOf))).toEqual(before);
});

test('gives a receipt to read and a receipt to file', async () => {
  const { root } = await traces();
  const file = join(root, 'recu.json');
  const { out } = await leads(root, ['forget', 'zoe@exemplé.fr', '--yes', '--receipt', file]);
  expect(out).toMatch(/^Reçu d’effacement\n/);
  expect(out).toMatch(/Demandes +3\n {2}Mises à l’écart +1\n {2}Envois +2\n/);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ counts: { submissions: 3 } });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('erases nothing where it cannot write the receipt, and tells first what is left where it can no more', async () => {
  const { root, damage, keysOf } = await traces();
  const [file, unreadable] = [join(root, 'recu.json'), `2026-11/${'f'.repeat(32)}`];
  await damage('submissions', unreadable, '{"v":9}');
  const before = await Promise.all(KINDS.map(keysOf));
  const args = ['forget', 'zoe@exemplé.fr', '--receipt', file];
  const refused = `${file} n’a pas pu être écrit\u00A0: c’est un dossier.\n`;
  await mkdir(file);
  expect(await leads(root, [...args, '--yes'])).toMatchObject({ code: 1, out: '', err: refused });
  expect(await Promise.all(KINDS.map(keysOf))).toEqual(before);
  await rm(file, { recursive: true });
  const late = await leads(root, args, { confirm: () => mkdir(file).then(() => true) });
  expect([late.code, late.err]).toEqual([1, `Demande illisible\u00A0: ${unreadable}\n${refused}`]);
  expect(late.out).toMatch(/^Reçu d’effacement\n/);
});

test('says so when nothing is held of somebody, as often as it is asked', async () => {
  const { root } = await traces();
  const { out } = await leads(root, ['forget', 'zoe@exemplé.fr', '--yes']);
  const again = await leads(root, ['forget', 'zoe@exemplé.fr', '--json']);
  expect([again.code, again.asked]).toEqual([0, []]);
  expect(JSON.parse(again.out)).toMatchObject({
    emailHmacSha256: /\(HMAC\) +(\w+)/.exec(out)?.[1],
    counts: { submissions: 0, suspects: 0, outbox: 0 },
    idsHmacSha256: [],
  });
});

test('finds the address in a record that it cannot read, and names those that it had to leave', async () => {
  const { root, damage, keysOf, other } = await traces();
  await damage('submissions', `2026-11/${'e'.repeat(32)}`, `{"v":9,"mail":"${HERS}"}`);
  await damage('submissions', `2026-11/${'f'.repeat(32)}`, '{"v":9}');
  const { code, err } = await leads(root, ['forget', HERS, '--yes']);
  expect([code, err]).toEqual([1, `Demande illisible\u00A0: 2026-11/${'f'.repeat(32)}\n`]);
  expect(await keysOf('submissions')).toEqual([`2026-11/${other}`, `2026-11/${'f'.repeat(32)}`].sort());
});

test('takes no longer address for the one that it ends or begins with, in what it cannot read, nor in mails', async () => {
  const { root, damage, keysOf, other } = await traces();
  const keyOf = (digit: string) => `2026-11/${digit.repeat(32)}`;
  const texts = {
    a: `{"email":"anne.${HERS}","id`,
    b: `{"email":"${HERS}.example","id`,
    c: `{"message":"Bonjour,\\n${HERS}","id`,
    d: `{"email":"anne.${HERS}","message":"et ${HERS}.`,
  };
  for (const [digit, text] of Object.entries(texts)) await damage('submissions', keyOf(digit), text);
  const folder = join(root, '.netlify/mails');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'gone.visitor.eml'), `To: <anne.${HERS}>`);
  const { code, err } = await leads(root, ['forget', HERS, '--yes']);
  expect([code, err]).toEqual([1, expect.stringContaining(`Demande illisible\u00A0: ${keyOf('a')}\n`)]);
  expect(err).toContain('1 demande d’autres personnes');
  const left = [keyOf('a'), keyOf('b'), `2026-11/${other}`];
  expect(await keysOf('submissions')).toEqual(left.toSorted());
  expect(await readdir(folder)).toEqual(['gone.visitor.eml']);
  const unread = `Demande illisible\u00A0: ${keyOf('b')}\n`;
  expect(await leads(root, ['forget', HERS, '--mentions', '--yes'])).toMatchObject({ code: 1, err: unread });
  expect(await keysOf('submissions')).toEqual([keyOf('b'), `2026-11/${other}`].toSorted());
});

test('erases the mails that this computer wrote to a person and about one, also after their request', async () => {
  const { root, ids, other } = await traces();
  const folder = join(root, '.netlify/mails');
  await mkdir(folder, { recursive: true });
  const mails = {
    [`${ids[0] ?? ''}.adviser.eml`]: 'base64',
    [`${ids[0] ?? ''}.adviser.html`]: '<p>Zoé</p>',
    'gone.visitor.eml': 'base64',
    'gone.visitor.html': '<p>Zoe@xn--exempl-gva.fr</p>',
    [`${other}.visitor.eml`]: 'To: anne@exemple.fr',
  };
  for (const [file, text] of Object.entries(mails)) await writeFile(join(folder, file), text);
  const unasked = await leads(root, ['forget', 'zoe@exemplé.fr']);
  expect(unasked.asked.join()).toMatch(/4 demandes \([^)]*\), 4 copies de mails\u202f\?/);
  const { code, out } = await leads(root, ['forget', 'zoe@exemplé.fr', '--yes']);
  expect([code, out]).toEqual([0, expect.stringContaining('Copies de mails  4\n')]);
  expect(await readdir(folder)).toEqual([`${other}.visitor.eml`]);
});

test('points out requests without an address from the same number, and erases them when told', async () => {
  const { root, handle, keysOf } = await traces();
  const id = await idOf(
    await handle(postJson({ telephone: '+33 (0)6 39 98 12 34', type: 'callback_formation_ia_hero' })),
  );
  const pointed = await leads(root, ['forget', 'zoe@exemplé.fr']);
  expect(pointed.err).toContain(`avec le même numéro\u00A0: ${id.slice(0, 8)}.`);
  expect((await leads(root, ['forget', 'zoe@exemplé.fr', '--same-phone', '--yes'])).code).toBe(0);
  expect(await keysOf('submissions')).toHaveLength(1);
});

test('erases a suspect too that somebody releases while it asks', async () => {
  const { root, handle, storeOf } = await leadsProject();
  await handle(postForm({ ...contact, acceptedTerms: 'on', leaveEmpty: 'x' }), {
    tasksOf: () => ['adviser', 'visitor'],
  });
  const [suspect] = (await storeOf('suspects').list()).blobs;
  const { code } = await leads(root, ['forget', contact.email], {
    confirm: async () => {
      expect(await leads(root, ['release', (suspect?.key ?? '').slice(8), '--yes'])).toMatchObject({ code: 0 });
      return true;
    },
  });
  expect(code).toBe(0);
  for (const kind of KINDS) expect([kind, (await storeOf(kind).list()).blobs]).toEqual([kind, []]);
});

test('asks again where the person has written once more while it asked, and erases that too', async () => {
  const { root, handle, keysOf, ids, other } = await traces();
  const asked: string[] = [];
  let late = '';
  const { code, err } = await leads(root, ['forget', 'zoe@exemplé.fr'], {
    confirm: async (question) => {
      asked.push(question);
      if (asked.length === 1)
        late = await idOf(await handle(postJson({ ...contact, email: 'zoe@exemplé.fr', message: 'Encore moi.' })));
      return true;
    },
  });
  expect([code, asked.length, err]).toEqual([
    0,
    2,
    'Les demandes ont changé pendant la question\u202f; --yes n’en pose pas.\n',
  ]);
  expect(asked[1]).toContain(`Effacer définitivement 5 demandes`);
  for (const id of [...ids, late]) expect(asked[1]).toContain(id.slice(0, 8));
  expect(await keysOf('submissions')).toEqual([`2026-11/${other}`]);
});

test('tells of a request with the same number that was made while it asked', async () => {
  const { root, handle, keysOf } = await traces();
  const callback = { telephone: contact.phone, type: 'callback_formation_ia_hero' };
  let times = 0;
  const { code, err } = await leads(root, ['forget', 'zoe@exemplé.fr'], {
    confirm: async () => {
      if ((times += 1) === 1) await handle(postJson(callback));
      return true;
    },
  });
  expect([code, times, err]).toEqual([0, 2, expect.stringContaining('1 demande sans adresse, avec le même numéro')]);
  expect(await keysOf('submissions')).toHaveLength(2);
});

test('erases a person who has left a number alone, points out who else has it, and gives a receipt without it', async () => {
  const { root, handle, storeOf } = await leadsProject();
  const callback = { telephone: '+33 (0)6 39 98 12 34', type: 'callback_formation_ia_hero' };
  const id = await idOf(await handle(postJson(callback)));
  await handle(postForm({ telephone: '06.39.98.12.34', type: 'callback_formation_ia_hero', leaveEmpty: 'x' }));
  const withAddress = await idOf(await handle(postJson(contact)));
  const another = await idOf(await handle(postJson({ ...callback, telephone: '06 39 98 00 00' })));
  const folder = join(root, '.netlify/mails');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'gone.adviser.eml'), 'Message-ID: 639981234');
  const unasked = await leads(root, ['forget', '06 39 98 12 34']);
  expect([unasked.code, unasked.asked.join()]).toEqual([2, expect.stringContaining(id.slice(0, 8))]);
  expect(unasked.err).toContain(
    `1 demande avec une adresse, ou d’autres personnes, où figure ce numéro\u00A0: ${withAddress.slice(0, 8)}.`,
  );
  const { code, out } = await leads(root, ['forget', '0639981234', '--yes', '--json']);
  expect([code, JSON.parse(out)]).toMatchObject([
    0,
    {
      phoneHmacSha256: createHmac('sha256', await receiptKey(root))
        .update('639981234')
        .digest('hex'),
      counts: { submissions: 1, suspects: 1 },
    },
  ]);
  expect(out).not.toMatch(/639981234|email/);
  expect(await readdir(folder)).toEqual(['gone.adviser.eml']);
  const left = (await storeOf('submissions').list()).blobs.map(({ key }) => key).sort();
  expect(left).toEqual([`2026-11/${withAddress}`, `2026-11/${another}`].sort());
  expect((await leads(root, ['forget', '0639981234', '--mentions', '--yes'])).out).toMatch(
    /Numéro \(HMAC\) +\w{64}\n {2}Demandes +1\n/,
  );
});

test('finds a number of an overseas department however it is dialled', async () => {
  const { root, handle } = await leadsProject();
  await handle(postJson({ telephone: '0692 12 34 56', type: 'callback_formation_ia_hero' }));
  await handle(postJson({ telephone: '+262 692 12 34 56', type: 'callback_formation_ia_hero' }));
  expect((await leads(root, ['forget', '+262 (0)692 12 34 56', '--yes'])).out).toMatch(/Demandes +2\n/);
});

test('asks nothing where there is nothing but what somebody else has written to judge', async () => {
  const { root, handle } = await leadsProject();
  await handle(postJson({ ...contact, message: 'Rappelez aussi paul@exemple.fr.' }));
  const { code, err, asked } = await leads(root, ['forget', 'paul@exemple.fr']);
  expect([code, err, asked]).toEqual([0, expect.stringContaining('1 demande d’autres personnes'), []]);
});

test('takes neither a part of an address nor one of a number', async () => {
  const { root, keysOf } = await traces();
  for (const typed of ['zoe@', '0639', '00 00 00 00 01', 'd0d0d0d0'])
    expect(await leads(root, ['forget', typed, '--yes', '--mentions'])).toMatchObject({ code: 2, out: '' });
  expect((await leads(root, ['forget', '39 98 12 34', '--yes'])).out).toMatch(/Demandes +0\n/);
  expect(await keysOf('submissions')).toHaveLength(3);
});
