import CMS, { type CmsConfig } from '@sveltia/cms';
import { checkedEntry } from './check-entry.ts';
import { type Data, keptFrontMatter, keptYaml } from './kept-yaml.ts';

CMS.registerCustomFormat('kept-yaml', 'yaml', keptYaml);
CMS.registerCustomFormat('kept-md-frontmatter', 'md', keptFrontMatter);
CMS.registerCustomFormat('kept-mdx-frontmatter', 'mdx', keptFrontMatter);
CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const { path, data } = entry.toJS() as { path: string; data: Data };
    return entry.set('data', checkedEntry(path, data));
  },
});

// Each save changes a file that the development server watches. A reload of the screen would ask for the folder again, so
// this names another page: Vite then reloads only that page.
import.meta.hot?.on('vite:beforeFullReload', (reload) => {
  reload.path = '/site.html';
});
// The terminal and the open pages of the site show what is wrong. Over the forms, the overlay could not be closed.
import.meta.hot?.on('vite:error', () => {
  requestAnimationFrame(() => document.querySelector('vite-error-overlay')?.remove());
});

const config = document.querySelector('#config')?.textContent ?? '';
await CMS.init({ config: JSON.parse(config) as CmsConfig });
