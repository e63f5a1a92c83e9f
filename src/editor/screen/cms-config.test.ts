import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, extname } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { localBackend } from './cms-backend.ts';
import { cmsConfig } from './cms-config.ts';
import { type CmsField, RECORD_KEY, sparing } from './cms-field.ts';
import { editables, schemaOf } from './editable.ts';
import { readEntry } from './entry-format.ts';
import { isGroup } from './plain-data.ts';
import { asLists } from './map-as-list.ts';

const collections = editables(['courses', 'blog']);
const config = cmsConfig({ backend: localBackend, siteUrl: '/', content: 'content' }, collections);

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

/** The language of files, which no form speaks: names of files and commands, words of YAML and of code, dates as numbers. */
const CODE =
  /\.yaml|\.mdx?\b|content\/|public\/|\bnpm\b|\b(true|false|null|remote|hours|elsewhere)\b|\d{4}-\d{2}-\d{2}|\w_\w|\d\.\d{2}\b/;

const CHOICES = z.array(z.object({ label: z.string() })).catch([]);

test('speaks no code to editors: not in a label, nor below a field, nor in a choice', () => {
  const said = everyField.flatMap(({ path, field }) =>
    [field.label, field.hint ?? '', ...CHOICES.parse(field.options).map(({ label }) => label)].map(
      (words) => `${path}: ${words}`,
    ),
  );
  expect(said.length).toBeGreaterThan(300);
  expect(said.filter((words) => CODE.test(words.replace(/^[^:]*: /, '')))).toEqual([]);
});

test('leaves every check to the save, which says all that is wrong at once', () => {
  const checked = everyField.filter(
    ({ field: { pattern, min, max } }) => pattern !== undefined || min !== undefined || max !== undefined,
  );
  expect(checked.map(({ path }) => path)).toEqual([]);
});

test('takes choices, words and controls from the schema', () => {
  const course = formOf('courses', '');
  const field = (name: string) => allFields(course).find((one) => one.name === name);
  expect(field('title')).toMatchObject({ widget: 'string', optional: false, label: 'Intitulé' });
  expect(field('modality')?.options).toContainEqual({ label: 'À distance', value: 'remote' });
  expect(field('order')).toMatchObject({ widget: 'number-as-typed', optional: true });
  expect(field('published')).toMatchObject({ widget: 'boolean', default: true });
  expect(field('objectives')).toMatchObject({ widget: 'list', summary: '{{item}}', optional: true });
  expect(field('start')).toMatchObject({ widget: 'datetime', format: 'YYYY-MM-DD' });
  expect(field('place')).toMatchObject({ widget: 'worded', words: { remote: 'À distance' } });
  expect(field('passing')).toMatchObject({ widget: 'relation', file: 'figures' });
  expect(field('imagePath')).toMatchObject({ widget: 'image', choose_url: false });
  expect(formOf('team', '').find(({ name }) => name === 'imagePath')).toMatchObject({
    widget: 'image',
    optional: true,
  });
});

test('says once what may be left out: of a field, or of a whole group', () => {
  const course = formOf('courses', '').map(({ label }) => label);
  expect(course).toEqual(expect.arrayContaining(['L’essentiel', 'Intitulé', 'Niveau (facultatif)']));
  expect(course).toEqual(expect.arrayContaining(['Programme (facultatif)', 'Rythme', 'Modalité']));
  const settings = allFields(formOf('settings', 'site')).map(({ label }) => label);
  expect(settings).toEqual(
    expect.arrayContaining(['Portail (facultatif)', 'Formulaire CPF (facultatif)', 'Téléphone']),
  );
});

test('opens a form on what matters most, with every field under a heading', () => {
  const headings = formOf('courses', '').filter(({ widget }) => widget === 'group');
  expect(headings.map(({ label }) => label)).not.toContain('Autres champs');
  expect(headings.filter(({ open }) => open === true).map(({ label }) => label)).toEqual([
    'L’essentiel',
    'Texte de la page',
  ]);
});

test('names an item of a list by what tells it from the others', () => {
  const summaries = new Map(everyField.map(({ path, field }) => [path, field.summary]));
  expect(summaries.get('courses.modules.modules')).toBe('{{title}}, {{hours}} h');
  expect(summaries.get('courses.sessions.sessions')).toBe('{{start}}, {{place}}');
  expect(summaries.get('figures.figures.figures')).toBe('{{value}} {{label}}');
});

test('says of a group that holds nothing no sign or comma alone', () => {
  expect(sparing('{{amount}} €')).toBe("{{amount}}{{amount | ternary(' €','')}}");
  expect(sparing('{{code}}, {{title}}')).toBe("{{code}}{{title | ternary(', ','')}}{{title}}");
  expect(sparing('De {{smallest}} à {{largest}}')).toBe(
    "{{smallest | ternary('De ','')}}{{smallest}}{{largest | ternary(' à ','')}}{{largest}}",
  );
  expect(sparing('Cinq teintes')).toBe('Cinq teintes');
});

test('shows the entries of a register as a list, each with its name', () => {
  const figures = formOf('figures', 'figures').find(({ name }) => name === 'figures');
  expect(figures?.widget).toBe('list');
  expect(figures?.fields?.[0]).toMatchObject({ name: RECORD_KEY, widget: 'string', optional: false });
});

test('keeps pictures where the content looks for them', () => {
  const team = config.collections.find(({ name }) => name === 'team');
  expect(team).toMatchObject({ media_folder: '/content/images/equipe', public_folder: '/images/equipe' });
  const site = forms.find(({ name }) => name === 'settings')?.files?.find(({ name }) => name === 'site');
  expect(site).toMatchObject({ media_folder: '/content/images/clients' });
  expect(config).toMatchObject({ media_folder: 'content/images', public_folder: '/images' });
});

test('adds and removes no page that code knows by name', () => {
  const created = new Map(config.collections.map(({ name, create }) => [name, create]));
  expect(created.get('courses')).toBe(true);
  expect(created.get('legal')).toBe(false);
  expect(created.get('catalogues')).toBe(false);
});
