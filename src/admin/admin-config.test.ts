import type { Field } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { FILE_RULES, FOLDER_RULES } from '#src/content-model/content-rules.ts';
import { adminConfig } from './admin-config.ts';
import { localBackend } from './backend.ts';

const { collections = [], singletons = [] } = adminConfig({
  backend: localBackend('/projets/site'),
  content: 'content',
  nextNumber: 13,
  courses: [{ value: 'excel', label: 'Excel' }],
  siteUrl: 'https://exemple.example',
});

const named = (list: readonly object[], name: string) =>
  list.find((one) => 'name' in one && one.name === name) as {
    fields: Field[];
    slug?: object;
    view_filters?: object;
    summary?: string;
  };

const fieldOf = (collection: string, name: string): object =>
  named(named([...collections, ...singletons], collection).fields, name);

test('creates a form for each folder and file, and for texts with components', () => {
  expect(collections.map((one) => 'name' in one && one.name)).toEqual([
    'courses',
    'courses-mdx',
    'blog',
    'blog-mdx',
    ...Object.keys(FOLDER_RULES).slice(2),
  ]);
  expect(singletons.map((one) => 'name' in one && `${one.name}.yaml`)).toEqual(Object.keys(FILE_RULES));
});

test('creates a form field for each kind of schema', () => {
  expect(fieldOf('courses', 'title')).toMatchObject({ widget: 'string', required: true, maxlength: 120 });
  expect(fieldOf('courses', 'description')).toMatchObject({ widget: 'text' });
  expect(fieldOf('courses', 'published')).toMatchObject({ widget: 'boolean', required: false, default: false });
  expect(fieldOf('courses', 'publishOn')).toMatchObject({ widget: 'datetime', type: 'date', required: false });
  expect(fieldOf('courses', 'imagePath')).toMatchObject({ widget: 'image', choose_url: false });
  expect(fieldOf('courses', 'trainers')).toMatchObject({ widget: 'relation', collection: 'team', multiple: true });
  expect(fieldOf('courses', 'modules')).toMatchObject({ summary: '{{fields.title}}, {{fields.hours}} h' });
  expect(fieldOf('about', 'figures')).toMatchObject({ widget: 'relation', value_field: 'figures.*.id' });
  const [course] = (fieldOf('sessions', 'sessions') as { fields: Field[] }).fields;
  expect(course).toMatchObject({ widget: 'select', options: [{ value: 'excel', label: 'Excel' }] });
  expect(fieldOf('courses', 'level')).toMatchObject({ label: 'Niveau' });
  for (const [file, name] of Object.entries({ site: 'faq', about: 'values' }))
    expect(fieldOf(file, name)).toMatchObject({ widget: 'list', required: false });
  const [phone] = (fieldOf('site', 'contact') as { fields: { pattern?: string[] }[] }).fields;
  expect(phone?.pattern).toBeUndefined();
  const [ink] = (fieldOf('brand', 'palette') as { fields: { pattern: string[] }[] }).fields;
  expect('#F2C200').toMatch(new RegExp(ink?.pattern[0] ?? 'none'));
});

test('gives a new article the first free number, and has no field for aliases', () => {
  expect(named(collections, 'blog').slug).toMatchObject({ template: '13-{{slug}}' });
  expect(named(collections, 'courses').fields.map(({ name }) => name)).not.toContain('aliases');
});
