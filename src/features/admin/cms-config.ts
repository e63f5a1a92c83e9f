/** What Decap reads: https://decapcms.org/docs/configuration-options/ */
export type CmsConfig = Record<string, unknown>;

export const LOCAL_API = '/_edit/api/v1';

export const cmsConfig = (): CmsConfig => ({
  load_config_file: false,
  locale: 'fr',
  backend: { name: 'proxy', proxy_url: LOCAL_API, branch: 'main' },
  media_folder: 'public/images',
  public_folder: '/images',
  slug: { encoding: 'ascii', clean_accents: true },
  collections: [
    {
      name: 'testimonials',
      label: 'Témoignages',
      folder: 'content/testimonials',
      extension: 'md',
      format: 'yaml-frontmatter',
      create: true,
      identifier_field: 'name',
      fields: [
        { name: 'name', label: 'Nom', widget: 'string' },
        { name: 'role', label: 'Métier', widget: 'string' },
        { name: 'rating', label: 'Note', widget: 'number', value_type: 'float', min: 0, max: 5, step: 0.5 },
        { name: 'createdAt', label: 'Date', widget: 'datetime', format: 'YYYY-MM-DD', time_format: false },
        { name: 'body', label: 'Texte', widget: 'markdown' },
      ],
    },
  ],
});
