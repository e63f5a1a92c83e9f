import type { Field } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { FILE_RULES, FOLDER_RULES } from '#src/content-model/content-rules.ts';
import { adminConfig } from './admin-config.ts';
import { localBackend } from './backend.ts';

type Form = { name: string; fields: Field[]; slug?: object };

const config = adminConfig({
  backend: localBackend('/projets/site'),
  content: 'content',
  nextNumber: 13,
  courses: [{ value: 'excel', label: 'Excel' }],
  siteUrl: 'https://exemple.example',
});
const collections = config.collections as Form[];
const singletons = config.singletons as Form[];
const formOf = (name: string) => [...collections, ...singletons].find((form) => form.name === name);

test('creates a form for each folder and file, and for texts with components', () => {
  const folders = ['courses', 'courses-mdx', 'blog', 'blog-mdx', ...Object.keys(FOLDER_RULES).slice(2)];
  expect(collections.map(({ name }) => name)).toEqual(folders);
  expect(singletons.map(({ name }) => `${name}.yaml`)).toEqual(Object.keys(FILE_RULES));
});

test.each([
  ['courses', { name: 'title', widget: 'string', required: true, maxlength: 120 }],
  ['courses', { name: 'description', widget: 'text' }],
  ['courses', { name: 'published', widget: 'boolean', required: false, default: false }],
  ['courses', { name: 'publishOn', widget: 'datetime', type: 'date', required: false }],
  ['courses', { name: 'imagePath', widget: 'image', choose_url: false }],
  ['courses', { name: 'trainers', widget: 'relation', collection: 'team', multiple: true }],
  ['courses', { name: 'modules', summary: '{{fields.title}}, {{fields.hours}} h' }],
  ['courses', { name: 'level', label: 'Niveau' }],
  ['about', { name: 'figures', widget: 'relation', value_field: 'figures.*.id' }],
  ['about', { name: 'values', widget: 'list', required: false }],
])('creates a form field of %s for each kind of schema: %o', (form, field) => {
  expect(formOf(form)?.fields).toContainEqual(expect.objectContaining(field));
});

test('offers the courses of sessions, and checks the form of colours but not of corrected texts', () => {
  const firstIn = (form: string, group: string) => {
    const field = formOf(form)?.fields.find(({ name }) => name === group) as {
      fields: (Field & { pattern?: string[] })[];
    };
    return field.fields[0];
  };
  expect(firstIn('sessions', 'sessions')).toMatchObject({ widget: 'select', options: [{ value: 'excel' }] });
  expect(firstIn('site', 'contact')?.pattern).toBeUndefined();
  expect('#F2C200').toMatch(new RegExp(firstIn('brand', 'palette')?.pattern?.[0] ?? 'none'));
});

test('gives a new article the first free number, and has no field for aliases', () => {
  expect(formOf('blog')?.slug).toMatchObject({ template: '13-{{slug}}' });
  expect(formOf('courses')?.fields.map(({ name }) => name)).not.toContain('aliases');
});
