import { env } from 'node:process';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { satteri } from '@astrojs/markdown-satteri';
import { adminScreen } from './src/integrations/admin-screen.ts';
import { validateContent } from './src/integrations/validate-content.ts';
import { localEditing } from './src/editor/file-api/local-editing.ts';
import { watchDataFiles } from './src/integrations/watch-data-files.ts';
import { editorPictures } from './src/integrations/editor-pictures.ts';
import { editorialImports } from './src/integrations/editorial-imports.ts';
import { inlineEntryScripts } from './src/integrations/inline-entry-scripts.ts';
import { layerOrder } from './src/integrations/layer-order.ts';
import { renamedTexts } from './src/integrations/renamed-texts.ts';
import { buildLock } from './src/integrations/build-lock.ts';
import { netlifyDevelopment } from './src/integrations/netlify-development.ts';
import { publish } from './src/integrations/publish.ts';
import { invalidateStaleCache } from './src/integrations/invalidate-stale-cache.ts';
import { BLOG_CATEGORIES } from './src/features/blog/article-categories.ts';
import { COURSE_CATEGORIES } from './src/site/course-categories.ts';
import { textPictures } from './src/features/pictures/text-pictures.ts';
import { siteContext } from './src/lib/publication.ts';
import { isIndexed, paths } from './src/site/paths.ts';
import { site } from './src/site/site.ts';

const WRITTEN = ['.cache', '.git', '.netlify', '.wireit', 'dist', 'test-results'];

export default defineConfig({
  site: site.brand.url,
  trailingSlash: 'never',
  // Four pages at a time: one is rendered while others are written. A third off the time of a large catalogue.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  logger: { entrypoint: new URL('./src/integrations/quiet-log.ts', import.meta.url) },
  integrations: [
    buildLock(),
    validateContent(),
    invalidateStaleCache(),
    netlifyDevelopment(),
    // Rendered in one go: nothing on these pages waits, and a stream for each component costs more than its markup.
    react({ experimentalDisableStreaming: true }),
    mdx(),
    sitemap({
      filter: (url) => isIndexed(new URL(url).pathname),
      // A category is listed under the address that visitors see, which no file has.
      customPages: [
        ...COURSE_CATEGORIES.map((category) => site.brand.url + paths.courseCategory(category)),
        ...BLOG_CATEGORIES.map((category) => site.brand.url + paths.articleCategory(category)),
      ],
    }),
    adminScreen(),
    localEditing(),
    watchDataFiles(),
    renamedTexts(),
    editorPictures(),
    publish(),
  ],
  experimental: {
    // Completion in the front matter of Markdown files, for code editors.
    contentIntellisense: true,
    // A page that gives a cacheKey is kept while its key stays. A preview lists every draft on every page.
    incrementalBuild: siteContext(env.CONTEXT) === 'production',
  },
  // English quotes and dashes are wrong in French: the words are typed as they are to be read.
  // Coloured code would need style attributes, which the Content-Security-Policy forbids.
  markdown: {
    processor: satteri({ features: { smartPunctuation: false }, hastPlugins: [textPictures(import.meta.dirname)] }),
    syntaxHighlight: false,
  },
  vite: {
    plugins: [tailwindcss(), editorialImports(), inlineEntryScripts(), layerOrder()],
    build: { modulePreload: false, assetsInlineLimit: 2048 },
    // What commands write, no page is made of.
    server: { watch: { ignored: WRITTEN.map((folder) => `${import.meta.dirname}/${folder}/**`) } },
  },
});
