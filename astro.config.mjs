// First: what is wrong with the content is said before anything below trips over it.
import './src/integrations/readable-site.ts';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { CONTENT } from './src/lib/content-folder.ts';
import { adminScreen } from './src/integrations/admin-screen.ts';
import { brandFiles } from './src/integrations/brand-files.ts';
import { contentConstants } from './src/integrations/content-constants.ts';
import { editorPictures } from './src/integrations/editor-pictures.ts';
import { editorialImports } from './src/integrations/editorial-imports.ts';
import { markdown } from './src/integrations/markdown.ts';
import { netlifyDevelopment } from './src/integrations/netlify-development.ts';
import { optionalPages } from './src/integrations/optional-pages.ts';
import { publish } from './src/integrations/publish.ts';
import { SITEMAP } from './src/integrations/sitemap-options.ts';
import { validateContent } from './src/integrations/validate-content.ts';
import { watchDataFiles } from './src/integrations/watch-data-files.ts';
import { site } from './src/site/site.ts';

const root = import.meta.dirname;

/** The oldest browsers of the README. */
const OLDEST_BROWSERS = ['safari16.4', 'chrome120', 'firefox121'];

/** What commands write, and no page is made of. */
const WRITTEN = ['.cache', '.git', '.netlify', 'dist', 'test-results'];

/** What browsers are given files of in development; mails, exports and keys of this computer stand beside these. */
const SERVED = [CONTENT, 'node_modules', 'src'];

/** One file for what scripts of pages share, and one for React: each part would be a request of its own. */
const SHARED_SCRIPTS = [
  {
    name: 'islands',
    test: /node_modules\/(?:react|react-dom|scheduler|nanostores|@nanostores)\/|src\/lib\/mount-island/,
  },
  { name: 'page', test: /src\/lib\/(?:wake-on-intent|paris-today)|preload-helper/ },
];

export default defineConfig({
  site: site.brand.url,
  trailingSlash: 'never',
  server: { port: 8888 },
  // Four pages at a time: one is rendered while others are written. A third off the time of a large catalogue.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  integrations: [
    validateContent(),
    netlifyDevelopment(),
    watchDataFiles(),
    // Rendered in one go: nothing on these pages waits, and a stream for each component costs more than its markup.
    react({ experimentalDisableStreaming: true }),
    mdx(),
    sitemap(SITEMAP),
    brandFiles(),
    optionalPages(),
    editorPictures(),
    adminScreen(),
    publish(),
  ],
  experimental: {
    // Completion in the front matter of Markdown files, for code editors.
    contentIntellisense: true,
  },
  markdown: markdown(root),
  vite: {
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED_SCRIPTS } } } } } },
    plugins: [tailwindcss(), contentConstants(), editorialImports()],
    build: {
      target: OLDEST_BROWSERS,
      modulePreload: false,
      // The policy of pages allows no inline script but the theme's.
      assetsInlineLimit: 0,
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
    server: {
      watch: { ignored: WRITTEN.map((folder) => `${root}/${folder}/**`) },
      fs: { allow: SERVED.map((folder) => `${root}/${folder}`) },
      // What else this computer serves, at another port, has no business with drafts.
      cors: false,
      headers: { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "frame-ancestors 'self'" },
    },
  },
});
