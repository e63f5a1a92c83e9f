import CMS, { type CmsConfig } from '@sveltia/cms';
import { checkBeforeSave } from './check-before-save.ts';
import { type Data, keptFrontMatter, keptYaml } from './kept-yaml.ts';
import { showSaveReport } from './save-report.ts';

/**
 * The numbers of saved articles, which must not be used again: Sveltia gives all new articles the same number until the
 * page is reloaded.
 */
const usedNumbers = new Set<string>();
const numberIn = (path: string) => /\/blog\/(\d+)-/.exec(path)?.[1] ?? path;
const NUMBER_TAKEN =
  'L’article précédent a pris ce numéro. Copiez ce texte, rechargez la page, puis collez-le dans un nouvel article.';

CMS.registerCustomFormat('kept-yaml', 'yaml', keptYaml);
CMS.registerCustomFormat('kept-md-frontmatter', 'md', keptFrontMatter);
CMS.registerCustomFormat('kept-mdx-frontmatter', 'mdx', keptFrontMatter);
CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const { path, data, newRecord } = entry.toJS() as { path: string; data: Data; newRecord: boolean };
    if (newRecord && usedNumbers.has(numberIn(path)))
      throw new Error('saving_failed', { cause: new Error(NUMBER_TAKEN) });
    return entry.set('data', checkBeforeSave(path, data));
  },
});
CMS.registerEventListener({
  name: 'postSave',
  handler: ({ entry }) => void usedNumbers.add(numberIn((entry.toJS() as { path: string }).path)),
});

// Stops Vite from reloading the editing screen: a reloaded screen would ask for the folder again. Vite does not reload
// a page if `path` is another HTML file.
import.meta.hot?.on('vite:beforeFullReload', (reload) => {
  reload.path = '/site.html';
});
import.meta.hot?.on('content-report', showSaveReport);
// Removes Vite's error overlay, because editors cannot close it on this screen. The save report shows the same error.
import.meta.hot?.on('vite:error', () =>
  requestAnimationFrame(() => document.querySelector('vite-error-overlay')?.remove()),
);

const config = document.querySelector('#config')?.textContent ?? '';
await CMS.init({ config: JSON.parse(config) as CmsConfig });
