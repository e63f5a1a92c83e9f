import { paths } from '#src/site/paths.ts';
import { addressField } from './address-widget.ts';
import { LOCAL_FILES } from './cms-backend.ts';
import { type CmsField, cmsField } from './cms-field.ts';
import type { CmsCollection, CmsConfig } from './decap-client.ts';
import type { ContentFacts } from './content-facts.ts';
import { type Editable, type EditableFolder, formatOf, NUMBER_KEY } from './editable.ts';
import { ENTRY_PAGES } from './entry-pages.ts';
import { GROUP_WIDGET, groupedFields } from './field-groups.ts';
import { PREVIEWED } from './previews.ts';
import { FACTS_KEY, STATE_KEY } from './list-facts.ts';
import { type FieldReading, shapeOf } from './read-field.ts';
import { TEXT_WIDGET } from './text-widget.ts';

/** Decap's rich text loses what Markdown has and it has not: components, values between braces, the form of a table. */
const bodyField = (label: string, hasParts: boolean): CmsField => ({
  name: 'body',
  label,
  required: false,
  optional: false,
  widget: TEXT_WIDGET,
  parts: hasParts,
});

function fieldsOf({ schema, editor }: FieldReading, hasParts = false): CmsField[] {
  const fields = Object.entries(shapeOf(schema)).map(([name, field]) => cmsField(name, field));
  const all = editor.body === undefined ? fields : [...fields, bodyField(editor.body, hasParts)];
  return groupedFields(all, editor.groups);
}

/** Where the pictures of a form are kept; those of the others are in `content/images` itself. */
const picturesOf = ({ editor: { pictures } }: FieldReading, content: string) =>
  pictures === undefined
    ? {}
    : { media_folder: `/${content}/images/${pictures}`, public_folder: `/images/${pictures}` };

/** Where an entry is read on the site, for Decap to fill in its name; nothing for those that have no page. */
const previewPath = (folder: string): string | undefined =>
  folder === 'team' ? paths.about : ENTRY_PAGES[folder]?.('{{slug}}');

/** Drafts by themselves, and entries by state or category, where a form has such fields; Decap refuses an empty list. */
function viewsOf(fields: readonly CmsField[]) {
  const category = fields.find(({ name }) => name === 'category');
  const hasDrafts = fields.some(({ name }) => name === 'published');
  const groups = [
    ...(hasDrafts ? [{ label: 'État', field: STATE_KEY }] : []),
    ...(category === undefined ? [] : [{ label: category.label, field: 'category' }]),
  ];
  return {
    ...(hasDrafts ? { view_filters: [{ label: 'Brouillons', field: 'published', pattern: false }] } : {}),
    ...(groups.length === 0 ? {} : { view_groups: groups }),
  };
}

const sortableOf = (fields: readonly CmsField[]) =>
  fields
    .filter(({ widget }) => widget !== GROUP_WIDGET)
    .filter(({ widget, name }, index) => index === 0 || widget === 'datetime' || name === 'order')
    .map(({ name }) => name);

/** The address of an entry's page at the end of the first group, where the server of this computer can change it. */
function withAddress(fields: readonly CmsField[], folder: string, isLocal: boolean): readonly CmsField[] {
  if (!isLocal || ENTRY_PAGES[folder] === undefined) return fields;
  const second = fields.findIndex(({ widget }, index) => index > 0 && widget === GROUP_WIDGET);
  const end = second < 0 ? fields.length : second;
  return [...fields.slice(0, end), addressField, ...fields.slice(end)];
}

function folderCollection(editable: EditableFolder, content: string, isLocal: boolean): CmsCollection {
  const { name, folder, extension, title, description, editor } = editable;
  const fields = withAddress(fieldsOf(editable, editable.hasParts), folder, isLocal);
  const first = fields.find(({ widget }) => widget !== GROUP_WIDGET);
  const isMdx = extension === 'mdx';
  return {
    name,
    label: isMdx ? `${title ?? name}, avec composants` : (title ?? name),
    label_singular: editor.one ?? title ?? name,
    description: isMdx
      ? `${description ?? ''}, dont le texte emploie les composants de docs/composants-mdx.md`
      : description,
    folder: `${content}/${folder}`,
    extension,
    format: formatOf(name),
    create: editor.fixed !== true,
    delete: editor.fixed !== true,
    identifier_field: first?.name,
    slug: editor.numbered ? `{{fields.${NUMBER_KEY}}}-{{slug}}` : '{{slug}}',
    // Its second line is smaller: see screen.css.
    summary: `{{${first?.name ?? 'title'}}}\n{{${FACTS_KEY}}}`,
    editor: { preview: PREVIEWED.some((one) => one === folder) },
    preview_path: previewPath(folder),
    sortable_fields: sortableOf(fields),
    ...viewsOf(fields),
    ...picturesOf(editable, content),
    fields,
  };
}

function collectionOf(editable: Editable, content: string, isLocal: boolean): CmsCollection {
  if (editable.kind === 'folder') return folderCollection(editable, content, isLocal);
  const { name, title, description, files } = editable;
  return {
    name,
    label: title,
    description,
    format: formatOf(name),
    editor: { preview: false },
    files: files.map((file) => ({
      name: file.name,
      label: file.title ?? file.name,
      description: file.description,
      file: `${content}/${file.name}.yaml`,
      ...picturesOf(file, content),
      fields: fieldsOf(file),
    })),
  };
}

export const cmsConfig = (
  { backend, siteUrl, content }: Pick<ContentFacts, 'backend' | 'siteUrl' | 'content'>,
  collections: readonly Editable[],
): CmsConfig => ({
  load_config_file: false,
  locale: 'fr',
  ...backend,
  site_url: siteUrl,
  logo: { src: '/favicon.svg', show_in_header: true },
  media_folder: `${content}/images`,
  public_folder: '/images',
  slug: { encoding: 'ascii', clean_accents: true },
  collections: collections.map((editable) => collectionOf(editable, content, backend.backend.name === LOCAL_FILES)),
});
