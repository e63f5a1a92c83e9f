/** Builds the site and serves it as Netlify would. */
import { orLeave } from './command-line.ts';
import { serveBuiltSite } from './serving/built.ts';

const START = { name: 'start', summary: 'Construit le site, puis le sert comme Netlify.', mayOpen: true };

await orLeave(() => serveBuiltSite(process.cwd(), START, { isBuiltFirst: true }));
