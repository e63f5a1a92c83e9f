import { globSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { expect, test } from 'vitest';
import type { ContentProblem } from '#src/content-model/zod-messages.ts';
import { textStore } from '#tests/support/text-store.ts';
import { editables, NUMBER_KEY } from './editable.ts';
import { entryFormat, PendingWrite } from './entry-format.ts';
import { OpenedEntries } from './opened-entries.ts';
import type { Group } from './plain-data.ts';
import { type CmsEntry, type CmsMap, saveEntry } from './save-entry.ts';

const collections = editables(['courses', 'blog']);

/** A map of Decap's library, as far as a save goes: the order in which it gives its keys is no order. */
const mapOf = (data: Group): CmsMap => ({
  get: (key) => data[key],
  clear: () => mapOf({}),
  merge: (more) => mapOf({ ...data, ...more }),
  toJS: () => Object.fromEntries(Object.entries(data).toReversed()),
});

type Form = { collection: string; slug?: string; path?: string; raw?: string; newRecord?: boolean; data: Group };

const entryOf = ({ data, ...rest }: Form): CmsEntry => ({
  get: ((key: string) => (key === 'data' ? mapOf(data) : (rest as Group)[key])) as CmsEntry['get'],
});

type Saved = { text?: string; data: Group; refused: readonly ContentProblem[]; error?: unknown };

/** Saves a form as the screen does: what its file says then, or what was refused. */
function save(form: Form): Saved {
  const pending = new PendingWrite();
  const refused: ContentProblem[] = [];
  const refuse = (problems: readonly ContentProblem[]) => refused.push(...problems);
  const handler = saveEntry({
    editables: collections,
    pending,
    nextNumber: () => 13,
    refuse,
    opened: new OpenedEntries(textStore()),
    isCheckedElsewhere: false,
  });
  const editable = collections.find(({ name }) => name === form.collection);
  if (editable === undefined) throw new Error(form.collection);
  try {
    const data = handler({ entry: entryOf(form) })?.toJS() ?? {};
    return { text: entryFormat(editable, pending).toFile(data), data, refused };
  } catch (error) {
    return { data: {}, refused, error };
  }
}

/** A form that holds what a file says, as the screen opens it. */
function opened(collection: string, path: string, slug: string): Form & { raw: string } {
  const editable = collections.find(({ name }) => name === collection);
  if (editable === undefined) throw new Error(collection);
  const raw = readFileSync(path, 'utf8');
  return { collection, path, slug, raw, data: entryFormat(editable, new PendingWrite()).fromFile(raw) };
}

const excel = opened('courses', 'content/courses/excel-fondamentaux.md', 'excel-fondamentaux');

test.each(globSync('content/**/*.{md,mdx,yaml}'))(
  'writes %s as it was when nothing was changed in its form',
  (path) => {
    const name = basename(path, extname(path));
    const editable = collections.find((one) =>
      one.kind === 'folder'
        ? path === `content/${one.folder}/${name}.${one.extension}`
        : one.files.some((file) => path === `content/${file.name}.yaml`),
    );
    const form = opened(editable?.name ?? '', path, name);
    expect(save(form).text).toBe(form.raw);
  },
);

test('takes a cleared field for an absent one', () => {
  const cleared = { illustration: '', sessions: [], figures: { passing: '', satisfaction: '' }, level: null };
  const { text, refused } = save({ ...excel, data: { ...excel.data, ...cleared } });
  expect(refused).toEqual([]);
  for (const key of Object.keys(cleared)) expect(text).not.toMatch(new RegExp(`^${key}:`, 'm'));
});

test('refuses what breaks a rule between two fields, in the words of the form, and writes nothing', () => {
  const broken = {
    ...excel.data,
    hours: 15,
    sessions: [{ start: '2027-03-02', end: '2027-03-01', place: 'Angers', seats: 6, booked: 7 }],
  };
  const { text, refused, error } = save({ ...excel, data: broken });
  expect(text).toBeUndefined();
  expect(String(error)).toContain('Rien n’a été enregistré');
  expect(refused.map(({ field }) => field).toSorted()).toEqual([
    'Modules',
    'Prochaines sessions, 1, Dernier jour',
    'Prochaines sessions, 1, Places déjà prises',
  ]);
  for (const { found, allowed, mend } of refused)
    expect(Math.min(found.length, allowed.length, mend.length)).toBeGreaterThan(5);
});

test('asks for the rest of a group that was begun', () => {
  const { refused } = save({ ...excel, data: { ...excel.data, price: { amount: 680 } } });
  expect(refused.map(({ field }) => field)).toEqual(['Tarif, Unité', 'Tarif, TVA']);
});

test('names a new article by the first free number, which its file does not repeat', () => {
  const data = {
    title: 'Un titre',
    excerpt: 'Un chapeau',
    category: 'Sécurité',
    author: 'Ana',
    createdAt: '2026-11-21',
    published: true,
    tags: [],
    body: 'Texte.',
  };
  const { text, data: named, refused } = save({ collection: 'blog', newRecord: true, data });
  expect(refused).toEqual([]);
  expect(named[NUMBER_KEY]).toBe(13);
  expect(text).toBe(
    '---\ntitle: Un titre\nexcerpt: Un chapeau\ncategory: Sécurité\nauthor: Ana\ncreatedAt: 2026-11-21\n---\n\nTexte.\n',
  );
});

test('keeps a draft a draft', () => {
  const { text } = save({ ...excel, data: { ...excel.data, published: false } });
  expect(text).toContain('published: false\n');
});

test('writes the entries of a register under their names, and refuses one name for two', () => {
  const figures = opened('figures', 'content/figures.yaml', 'figures');
  const listed = figures.data.figures as Group[];
  const added = { ...listed[0], id: 'un-chiffre', value: '12 %' };
  const { text, refused } = save({ ...figures, data: { ...figures.data, figures: [...listed, added] } });
  expect(refused).toEqual([]);
  expect(text).toContain('\n  un-chiffre:\n    value: 12\u00a0%\n');
  expect(text?.replace(/\n {2}un-chiffre:\n( {4}.*\n)*/, '\n').length).toBeLessThanOrEqual(figures.raw.length);
  const twice = save({ ...figures, data: { ...figures.data, figures: [...listed, listed[0]] } });
  expect(twice.text).toBeUndefined();
  expect(twice.refused[0]?.found).toContain('plusieurs fois');
});

test('refuses a component that is not closed in a text', () => {
  const { refused } = save({ ...excel, data: { ...excel.data, body: 'Avant\n\n<Note title="a">\n\nDedans' } });
  expect(refused.length).toBeGreaterThan(0);
});
