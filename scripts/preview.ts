/** Serves `dist/` as Netlify would: `npm run preview -- --port 9000` */
import { orLeave } from './serving/command.ts';
import { serveBuiltSite } from './serving/built.ts';

await orLeave(serveBuiltSite(process.cwd(), { isBuiltFirst: false }));
