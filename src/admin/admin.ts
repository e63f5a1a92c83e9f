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

// Each save changes a file that the development server watches: the screen is not loaded anew, since it would ask for the
// folder again. For a file of HTML, Vite reloads no page but its own.
import.meta.hot?.on('vite:beforeFullReload', (reload) => {
  reload.path = '/site.html';
});

const config = document.querySelector('#config')?.textContent ?? '';
await CMS.init({ config: JSON.parse(config) as CmsConfig });
