/** Serves `dist/` as Netlify would: `npm run preview -- --port 9000` */
import { orLeave } from './command-line.ts';
import { serveBuiltSite } from './serving/built.ts';

const PREVIEW = { name: 'preview', summary: 'Sert le site construit dans dist, comme Netlify.', mayOpen: true };

await orLeave(() => serveBuiltSite(process.cwd(), PREVIEW, { isBuiltFirst: false }));
