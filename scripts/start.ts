/** Builds the site and serves it as Netlify would. */
import { orLeave } from './serving/command.ts';
import { serveBuiltSite } from './serving/built.ts';

await orLeave(serveBuiltSite(process.cwd(), { isBuiltFirst: true }));
