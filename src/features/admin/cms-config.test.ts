import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, extname } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { localBackend } from './cms-backend.ts';
import { cmsConfig } from './cms-config.ts';
import { type CmsField, RECORD_KEY } from './cms-field.ts';
import { editables, schemaOf } from './editable.ts';
import { readEntry } from './entry-format.ts';
import { isGroup } from './plain-data.ts';
import { asLists } from './record-list.ts';

const collections = editables(['courses', 'blog']);
const config = cmsConfig(
  { backend: localBackend, componentFolders: ['courses', 'blog'], nextNumber: 13, siteUrl: '/' },
  collections,
);

/** Every field of a form, the fields of its groups and lists included. */
const allFields = (fields: readonly CmsField[]): CmsField[] =>
  fields.flatMap((field) => [
    field,
    ...allFields(field.fields ?? []),
    ...(field.field === undefined ? [] : allFields([field.field])),
  ]);

const FORMS = z.array(
  z.looseObject({
    name: z.string(),
    fields: z.custom<readonly CmsField[]>().optional(),
    files: z.array(z.looseObject({ name: z.string(), fields: z.custom<readonly CmsField[]>() })).optional(),
  }),
);
const forms = FORMS.parse(config.collections);
const formOf = (collection: string, slug: string): readonly CmsField[] => {
  const found = forms.find(({ name }) => name === collection);
  return found?.fields ?? found?.files?.find(({ name }) => name === slug)?.fields ?? [];
};

/** The paths of what a file says that no field of its form shows. */
function unreachable(value: unknown, fields: readonly CmsField[], path = ''): string[] {
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = fields.find((one) => one.name === name);
    if (field === undefined) return [`${path}${name}`];
    const under = `${path}${name}.`;
    if (Array.isArray(inner) && field.fields !== undefined)
      return inner.flatMap((item) => unreachable(item, field.fields ?? [], under));
    return field.fields === undefined
      ? isGroup(inner)
        ? [`${path}${name}`]
        : []
      : unreachable(inner, field.fields, under);
  });
}

/** The collection and the form in which a file is edited. */
function homeOf(file: string) {
  const extension = extname(file);
  const name = basename(file, extension);
  const folder = basename(dirname(file));
  const editable = collections.find((one) =>
    one.kind === 'folder'
      ? one.folder === folder && `.${one.extension}` === extension
      : folder === 'content' && one.files.some((single) => single.name === name),
  );
  return { editable, name };
}

test.each(globSync('content/**/*.{md,mdx,yaml}'))('shows in a form everything that %s says', (file) => {
  const { editable, name } = homeOf(file);
  if (editable === undefined) throw new Error(`No collection holds ${file}.`);
  const schema = schemaOf(editable, name);
  const data = readEntry(readFileSync(file, 'utf8'), !file.endsWith('.yaml'));
  expect(Object.keys(data).length).toBeGreaterThan(0);
  expect(unreachable(schema === undefined ? data : asLists(schema, data), formOf(editable.name, name))).toEqual([]);
});

const everyField = forms.flatMap(({ name, fields = [], files = [] }) =>
  [...fields, ...files.flatMap((file) => file.fields)].flatMap((field) =>
    allFields([field]).map((inner) => ({ path: `${name}.${field.name}.${inner.name}`, field: inner })),
  ),
);

test('names every field in a few French words', () => {
  const wrong = everyField.filter(
    ({ field: { label, name } }) => label.length < 2 || label.length > 60 || label === name || / [:;] /.test(label),
  );
  expect(wrong.map(({ path, field }) => `${path}: ${field.label}`)).toEqual([]);
});

test('says in French what a text must look like', () => {
  const patterns = everyField.flatMap(({ path, field: { pattern } }) =>
    Array.isArray(pattern) ? [{ path, source: String(pattern[0]), allowed: String(pattern[1]) }] : [],
  );
  expect(patterns.length).toBeGreaterThan(100);
  for (const { path, source, allowed } of patterns) {
    expect(() => new RegExp(source), path).not.toThrow();
    expect(allowed, path).toMatch(/^(?!Invalid).{5,}/);
  }
});

test('takes limits, choices and words from the schema', () => {
  const course = formOf('courses', '');
  const field = (name: string) => allFields(course).find((one) => one.name === name);
  expect(field('title')).toMatchObject({ widget: 'string', required: true, label: 'Intitulé' });
  expect(field('title')?.pattern).toEqual(['^[\\s\\S]{0,120}$', 'au plus 120 caractères']);
  expect(field('modality')?.options).toContainEqual({ label: 'À distance', value: 'remote' });
  expect(field('order')).toMatchObject({ widget: 'number', value_type: 'int', min: 0, step: 1, required: false });
  expect(field('published')).toMatchObject({ widget: 'boolean', default: true });
  expect(field('objectives')).toMatchObject({ widget: 'list', max: 6, required: false });
  expect(field('start')).toMatchObject({ widget: 'datetime', format: 'YYYY-MM-DD' });
  expect(field('passing')).toMatchObject({ widget: 'relation', file: 'figures' });
  expect(field('imagePath')).toMatchObject({ widget: 'image', choose_url: false });
  expect(allFields(formOf('testimonials', '')).find(({ name }) => name === 'rating')).toMatchObject({
    value_type: 'float',
    step: 0.5,
    min: 0,
    max: 5,
  });
  expect(formOf('team', '').find(({ name }) => name === 'imagePath')).toMatchObject({
    widget: 'image',
    required: false,
  });
});

test('holds no pattern against a picture, of which Decap shows it the name without the folder', () => {
  const pictures = everyField.filter(({ field: { widget } }) => widget === 'image');
  expect(pictures.length).toBeGreaterThan(2);
  expect(pictures.filter(({ field: { pattern } }) => pattern !== undefined)).toEqual([]);
});

test('lets a text stay empty that the schema lets be, as the numbers of a portal that nobody has', () => {
  const settings = allFields(formOf('settings', 'site'));
  const isRequired = (label: string) => settings.find((field) => field.label === label)?.required;
  expect(isRequired('Portail')).toBe(false);
  expect(isRequired('Formulaire CPF')).toBe(false);
  expect(isRequired('Téléphone')).toBe(true);
});

test('asks for nothing in a group that may be left out: the schema does, when the group is begun', () => {
  const price = formOf('courses', '').find(({ name }) => name === 'price');
  expect(price?.required).toBe(false);
  expect(price?.fields?.map(({ required }) => required)).toEqual([false, false, false, false]);
});

test('shows the entries of a register as a list, each with its name', () => {
  const figures = formOf('figures', 'figures').find(({ name }) => name === 'figures');
  expect(figures?.widget).toBe('list');
  expect(figures?.fields?.[0]).toMatchObject({ name: RECORD_KEY, widget: 'string', required: true });
});

test('keeps pictures where the content looks for them', () => {
  const team = config.collections.find(({ name }) => name === 'team');
  expect(team).toMatchObject({ media_folder: '/public/images/equipe', public_folder: '/images/equipe' });
  const site = forms.find(({ name }) => name === 'settings')?.files?.find(({ name }) => name === 'site');
  expect(site).toMatchObject({ media_folder: '/public/images/clients' });
  expect(config).toMatchObject({ media_folder: 'public/images', public_folder: '/images' });
});

test('adds and removes no page that code knows by name', () => {
  const created = new Map(config.collections.map(({ name, create }) => [name, create]));
  expect(created.get('courses')).toBe(true);
  expect(created.get('legal')).toBe(false);
  expect(created.get('catalogues')).toBe(false);
});
