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
import { isInlined, selfContainedScripts } from './src/integrations/self-contained-scripts.ts';
import { markdown } from './src/integrations/markdown.ts';
import { netlifyDevelopment } from './src/integrations/netlify-development.ts';
import { optionalPages } from './src/integrations/optional-pages.ts';
import { publish } from './src/integrations/publish.ts';
import { renamedTexts } from './src/integrations/renamed-texts.ts';
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

export default defineConfig({
  site: site.brand.url,
  trailingSlash: 'never',
  // Four pages at a time: one is rendered while others are written. A third off the time of a large catalogue.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  integrations: [
    validateContent(),
    netlifyDevelopment(),
    watchDataFiles(),
    renamedTexts(),
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
    plugins: [tailwindcss(), contentConstants(), editorialImports(), selfContainedScripts()],
    build: {
      target: OLDEST_BROWSERS,
      modulePreload: false,
      assetsInlineLimit: isInlined,
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
