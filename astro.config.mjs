import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { browserFacts } from './src/integrations/browser-facts.ts';
import { drawMissingBrandFiles } from './src/integrations/draw-brand.ts';
import { contentPictures } from './src/integrations/content-pictures.ts';
import { injectedPages } from './src/integrations/injected-pages.ts';
import { markdown } from './src/integrations/markdown.ts';
import { netlifyDevelopment } from './src/integrations/netlify-development.ts';
import { publish } from './src/integrations/publish.ts';
import { CONTENT } from './src/lib/content-folder.ts';
import { slugify } from './src/lib/french-text.ts';
import { brandFile, DRAWN_BRAND_FOLDER } from './src/site/brand-files.ts';
import { BLOG_CATEGORIES, COURSE_CATEGORIES } from './src/site/categories.ts';
import { FONTS_FOLDER } from './src/site/fonts.ts';
import { articleCategories } from './src/site/optional-content.ts';
import { isIndexed, paths } from './src/site/paths.ts';
import { site } from './src/site/site.ts';

/** Bundles shared modules, each of which would be a separate request otherwise. */
const SHARED_SCRIPTS = [
  { name: 'page', test: /src\/lib\/(clock|address-query)|preload-helper/ },
  { name: 'wake', test: /src\/lib\/wake-on-intent|filter\/wake-filter/ },
  { name: 'islands', test: /node_modules\/(react|react-dom|scheduler|@?nanostores)\/|src\/lib\/mount-island/ },
];

const OWN_INTEGRATIONS = [netlifyDevelopment(), injectedPages(), publish()];

const articleLists = BLOG_CATEGORIES.filter((category) => articleCategories().has(slugify(category)));
/** Addresses with a query, which the sitemap plugin cannot find among the built files. */
const categoryPages = [...COURSE_CATEGORIES.map(paths.courseCategory), ...articleLists.map(paths.articleCategory)];
const sitemapOptions = {
  filter: (url) => isIndexed(new URL(url).pathname),
  customPages: categoryPages.map((path) => site.brand.url + path),
};

await drawMissingBrandFiles();

export default defineConfig({
  site: site.brand.url,
  trailingSlash: 'never',
  server: { port: 8888 },
  build: { format: 'file', inlineStylesheets: 'never', concurrency: Math.max(4, availableParallelism()) },
  // Streaming costs more time than it saves for the markup of these islands.
  integrations: [react({ experimentalDisableStreaming: true }), mdx(), sitemap(sitemapOptions), ...OWN_INTEGRATIONS],
  markdown: markdown(import.meta.dirname),
  vite: {
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED_SCRIPTS } } } } } },
    plugins: [tailwindcss(), browserFacts(), contentPictures()],
    resolve: { alias: { '#brand': dirname(brandFile('logo.svg')), '@fonts': resolve(FONTS_FOLDER) } },
    build: {
      target: ['safari16.4', 'chrome120', 'firefox121'],
      // Inlines no scripts, because the Content-Security-Policy allows only the theme script inline.
      assetsInlineLimit: 0,
      // Vite must leave URLs in these folders unchanged, because the build writes their files later.
      rolldownOptions: { checks: { moduleLevelDirective: false }, external: [/^\/(illustrations|images)\//] },
    },
    server: {
      watch: { ignored: ['**/.cache/**', '**/.netlify/**', '**/dist/**'] },
      // Serves only these folders, because other folders of the project contain mails, exports and keys.
      fs: { allow: [CONTENT, DRAWN_BRAND_FOLDER, 'node_modules', 'src'] },
      cors: false,
      headers: { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "frame-ancestors 'self'" },
    },
  },
});
