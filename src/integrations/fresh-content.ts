import type { AstroIntegration } from 'astro';
import { type DevEnvironment, isRunnableDevEnvironment } from 'vite';

/** The module by which Astro hands the content of all collections to pages. */
const CONTENT_MODULE = '\0astro:data-layer-content';

/**
 * Has pages read content again that the server has read since it changed, and they have not; says whether they had to. Vite takes
 * for known to a page whatever the server has read, and Astro reads ahead of pages while it looks for their styles: a change
 * that came in that moment would not be shown until the next one.
 */
export function refreshContent(environment: DevEnvironment): boolean {
  if (!isRunnableDevEnvironment(environment)) return false;
  const read = environment.moduleGraph.getModuleById(CONTENT_MODULE);
  const shown = environment.runner.evaluatedModules.getModuleById(CONTENT_MODULE);
  if (!read?.transformResult || shown === undefined || shown.meta !== undefined) return false;
  environment.moduleGraph.invalidateModule(read);
  return true;
}

/** Looks after every request of development, once none is under way, whether pages show the content as it is now. */
export function freshContent(): AstroIntegration {
  return {
    name: 'fresh-content',
    hooks: {
      'astro:server:setup': ({ server }) => {
        let underWay = 0;
        let wasStale = false;
        server.middlewares.use((_request, response, next) => {
          underWay += 1;
          response.once('close', () => {
            underWay -= 1;
            if (underWay > 0) return;
            const isStale = Object.values(server.environments).filter(refreshContent).length > 0;
            // Once: a page that asks for no content leaves it unread, however often it is loaded.
            if (isStale && !wasStale) server.environments.client.hot.send({ type: 'full-reload' });
            wasStale = isStale;
          });
          next();
        });
      },
    },
  };
}
