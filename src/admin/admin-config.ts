import type { Backend, CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms';
import type { z } from 'zod';
import { pageAddress } from '#src/content-model/address-rules.ts';
import { FILE_RULES, FOLDER_RULES, type FolderRule } from '#src/content-model/content-rules.ts';
import { paths } from '#src/site/paths.ts';
import { type FormFacts, formFields, readSchema } from './form-fields.ts';

const COMPONENT_FOLDERS = ['courses', 'blog'];

const SLUG = '{{slug}}';

const STATES = [
  { label: 'Brouillons', field: 'published', eq: false },
  { label: 'Mise en ligne prévue', field: 'publishOn', gt: '{{today}}' },
  { label: 'Sans tarif', field: 'price', empty: true },
  { label: 'Sans objectifs', field: 'objectives', empty: true },
  { label: 'Sans prérequis', field: 'prerequisites', empty: true },
];

const STATE_SUMMARIES = {
  published: "{{published | ternary('', ' · brouillon')}}",
  publishOn: "{{publishOn | ternary(' · en ligne le ', '')}}{{publishOn | date('DD/MM/YYYY')}}",
};

export type AdminFacts = FormFacts & { backend: Backend; content: string; nextNumber: number; siteUrl: string };

const bodyField = (label: string): Field => ({ name: 'body', label, widget: 'text', required: false });

const picturesOf = (folder: string | undefined, content: string) =>
  folder === undefined ? {} : { media_folder: `/${content}/images/${folder}`, public_folder: `/images/${folder}` };

function folderCollection(folder: string, rule: FolderRule, extension: string, facts: AdminFacts): Collection {
  const { content, nextNumber } = facts;
  const { title = folder, description, editor, schema } = readSchema(rule.schema);
  const fields = [
    ...formFields(schema, facts).map((field) =>
      editor.draft && field.name === 'published' ? ({ ...field, default: false } as Field) : field,
    ),
    ...(editor.body === undefined ? [] : [bodyField(editor.body)]),
  ];
  const [first] = fields;
  const fieldNames = new Set(fields.map(({ name }) => name));
  const states = Object.entries(STATE_SUMMARIES).flatMap(([field, text]) => (fieldNames.has(field) ? [text] : []));
  const isMdx = extension === 'mdx';
  return {
    name: isMdx ? `${folder}-mdx` : folder,
    label: isMdx ? `${title}, avec composants` : title,
    label_singular: editor.one ?? title,
    description,
    folder: `${content}/${folder}`,
    extension,
    format: extension === 'yaml' ? 'kept-yaml' : `kept-${extension}-frontmatter`,
    create: editor.fixed !== true,
    delete: editor.fixed !== true,
    identifier_field: first?.name ?? 'title',
    slug: {
      template: editor.numbered ? `${nextNumber}-${SLUG}` : SLUG,
      editable: editor.fixed !== true,
      pattern: [rule.name.source, `Attendu\u00a0: ${rule.naming}`],
    },
    summary: [`{{${first?.name ?? 'title'}}}`, ...states].join(''),
    view_filters: STATES.filter(({ field }) => fieldNames.has(field)),
    // `pageAddress` cannot read the number of an article from `{{slug}}`, so the link of an article leads to
    // `/blog/9-titre`, which redirects to `/blog/9`.
    preview_path: folder === 'blog' ? `${paths.blog}/${SLUG}` : pageAddress(folder, SLUG),
    editor: { preview: false },
    ...picturesOf(editor.pictures, content),
    fields,
  };
}

function dataFile(file: string, schemaOf: z.ZodType, facts: AdminFacts): CollectionFile {
  const { content } = facts;
  const { title = file, editor, schema } = readSchema(schemaOf);
  return {
    name: file.replace('.yaml', ''),
    label: title,
    file: `${content}/${file}`,
    format: 'kept-yaml',
    editor: { preview: false },
    ...picturesOf(editor.pictures, content),
    fields: formFields(schema, facts),
  };
}

export const adminConfig = (facts: AdminFacts): CmsConfig => ({
  load_config_file: false,
  backend: facts.backend,
  // Changes stay in a branch until an editor publishes them. Sveltia does not support this for Gitea.
  publish_mode: facts.backend.name === 'gitea' ? 'simple' : 'editorial_workflow',
  site_url: facts.siteUrl,
  app_title: 'Rédaction',
  logo: { src: '/favicon.svg' },
  media_folder: `/${facts.content}/images`,
  public_folder: '/images',
  media_libraries: {
    default: {
      config: {
        max_file_size: 20_000_000,
        slugify_filename: true,
        transformations: { raster_image: { format: 'webp', quality: 85, width: 2400, height: 2400 } },
      },
    },
  },
  slug: { encoding: 'ascii', clean_accents: true },
  collections: Object.entries(FOLDER_RULES).flatMap(([folder, rule]) =>
    rule.extensions
      .filter((extension) => extension !== '.mdx' || COMPONENT_FOLDERS.includes(folder))
      .map((extension) => folderCollection(folder, rule, extension.slice(1), facts)),
  ),
  singletons: Object.entries(FILE_RULES).map(([file, schema]) => dataFile(file, schema, facts)),
});
