import { createHash } from 'node:crypto';
import { promises as fs } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { eraseExports, exportsBeyond, exportsWith, writeExport } from './made-exports.ts';

type Change = (path: string, ...given: unknown[]) => Promise<unknown>;
/** The changes of an export to a disk, both for each of three files; the first one also makes a key, by one of these. */
const CHANGES = ['writeFile', 'rename'] as const;
const STEPS = 6;

/** Puts something in the place of each change below a folder, until the function that it gives is called. */
function replaceChanges(root: string, replacement: (change: () => Promise<unknown>) => Promise<unknown>): () => void {
  const real = CHANGES.map((name) => [name, fs[name] as Change] as const);
  const put = (changes: readonly (readonly [string, Change])[]) => {
    Object.assign(fs, Object.fromEntries(changes));
    syncBuiltinESMExports();
  };
  put(
    real.map(([name, change]) => [
      name,
      (path, ...given) => {
        const call = () => change(path, ...given);
        return path.startsWith(root) ? replacement(call) : call();
      },
    ]),
  );
  const restore = () => {
    put(real);
  };
  onTestFinished(restore);
  return restore;
}

/** Lets a process work to one of its changes, just before it or just after, and no further. */
async function stopAt(root: string, { step, isDone }: Stop, work: () => Promise<unknown>): Promise<void> {
  let steps = 0;
  const stopped = Promise.withResolvers<never>();
  const { promise, resolve } = Promise.withResolvers<null>();
  const restore = replaceChanges(root, async (change) => {
    steps += 1;
    if (steps < step) return change();
    if (isDone) await change();
    resolve(null);
    return stopped.promise;
  });
  await Promise.race([promise, work().then(() => Promise.reject(new Error('not stopped')))]);
  restore();
}

type Stop = { step: number; isDone: boolean };
const STOPS: Stop[] = Array.from({ length: STEPS }, (_, step) => step + 1).flatMap((step) => [
  { step, isDone: false },
  { step, isDone: true },
]);

const folder = () => fs.mkdtemp(join(tmpdir(), 'exports-'));

async function textsIn(root: string): Promise<string[]> {
  const names = (await fs.readdir(root)).filter((name) => !name.startsWith('.'));
  return Promise.all(names.map((name) => fs.readFile(join(root, name), 'utf8')));
}

/** All that is noted of exports on this computer. */
const notesIn = async (root: string): Promise<string> => {
  const names = await fs.readdir(join(root, '.netlify/exports'));
  return (await Promise.all(names.map((name) => fs.readFile(join(root, '.netlify/exports', name), 'utf8')))).join('');
};

test.each(STOPS)('finds whom an export names, wherever its writing was cut off: $step, $isDone', async (stop) => {
  const root = await folder();
  const file = join(root, 'demandes.csv');
  await writeExport({ root, env: {} }, { file, ids: ['anne'], content: 'Anne' });
  await stopAt(root, stop, () => writeExport({ root, env: {} }, { file, ids: ['zoe'], content: 'Zoé' }));
  await eraseExports(root, await exportsWith(root, ['zoe']));
  expect(await textsIn(root)).not.toContain('Zoé');
  await eraseExports(root, await exportsWith(root, ['anne']));
  expect(await textsIn(root)).not.toContain('Anne');
});

test('forgets an export that could not be written, and leaves alone what stands in its place', async () => {
  const root = await folder();
  const file = join(root, 'demandes.csv');
  await fs.writeFile(file, 'précieux');
  let steps = 0;
  const restore = replaceChanges(root, (change) => {
    steps += 1;
    return steps === 4 ? Promise.reject(Object.assign(new Error(), { code: 'ENOSPC' })) : change();
  });
  const written = writeExport({ root, env: {} }, { file, ids: ['zoe'], content: 'Zoé' });
  await expect(written).rejects.toThrow('le disque est plein');
  restore();
  expect(await notesIn(root)).toBe('');
  expect(await exportsWith(root, ['zoe'])).toEqual([]);
  expect(await textsIn(root)).toEqual(['précieux']);
});

test('notes of the requests in an export nothing by which somebody would know them again', async () => {
  const root = await folder();
  await writeExport({ root, env: {} }, { file: join(root, 'a.csv'), ids: ['3f9a1c2e'], content: 'Zoé' });
  const notes = await notesIn(root);
  expect(notes).not.toContain('3f9a1c2e');
  expect(notes).not.toContain(createHash('sha256').update('3f9a1c2e').digest('hex'));
  expect(notes).toContain('a.csv');
});

test('remembers what many commands at once export, to as many files and to one', async () => {
  const root = await folder();
  const ids = Array.from({ length: 20 }, (_, index) => `id-${String(index)}`);
  await Promise.all(
    ids.flatMap((id) =>
      [`${id}.csv`, 'tout.csv'].map((name) =>
        writeExport({ root, env: {} }, { file: join(root, name), ids: [id], content: id }),
      ),
    ),
  );
  // All of them have one key, whoever has made it.
  expect(await exportsWith(root, ['nobody'])).toEqual([]);
  const last = await fs.readFile(join(root, 'tout.csv'), 'utf8');
  expect(await exportsWith(root, [last])).toContain(join(root, 'tout.csv'));
  for (const id of ids) expect(await exportsWith(root, [id])).toContain(join(root, `${id}.csv`));
  await Promise.all(ids.map(async (id) => eraseExports(root, await exportsWith(root, [id]))));
  expect(await textsIn(root)).toEqual([]);
  expect(await notesIn(root)).toBe('');
});

test('keeps one note of a file that is written again and again, without those who are in it no more', async () => {
  const root = await folder();
  const file = join(root, 'demandes.csv');
  for (const id of ['anne', 'zoe']) await writeExport({ root, env: {} }, { file, ids: [id], content: id });
  expect(await exportsWith(root, ['anne'])).toEqual([]);
  expect(await exportsWith(root, ['zoe'])).toEqual([file]);
});

test('keeps the note of a writing under way beside that of another one of the same file', async () => {
  const root = await folder();
  const file = join(root, 'demandes.csv');
  const write = (id: string) => writeExport({ root, env: {} }, { file, ids: [id], content: id });
  await stopAt(root, { step: 4, isDone: false }, () => write('anne'));
  await write('zoe');
  expect(await exportsWith(root, ['anne'])).toEqual([file]);
});

test('takes an export whose key is lost for one that may hold anybody', async () => {
  const root = await folder();
  const file = join(root, 'demandes.csv');
  await writeExport({ root, env: {} }, { file, ids: ['zoe'], content: 'Zoé' });
  await fs.rm(join(root, '.netlify/exports-key'));
  expect(await exportsWith(root, ['anne'])).toEqual([file]);
  expect(await exportsBeyond({ root, env: {} }, new Set(['zoe']))).toEqual([file]);
});
