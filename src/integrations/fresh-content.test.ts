import { createServer, isRunnableDevEnvironment, type Plugin } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { refreshContent } from './fresh-content.ts';

const ID = '\0astro:data-layer-content';

/** A page that keeps what it has read of the content, as Astro's do. */
const PAGE = `
  let content;
  export const shown = async () => (content ??= (await import('astro:data-layer-content')).default);
`;

async function development() {
  let content = 'before';
  const site: Plugin = {
    name: 'site',
    resolveId: (id) => (id === 'astro:data-layer-content' ? ID : id === 'page' ? '\0page' : undefined),
    load: (id) => (id === ID ? `export default '${content}'` : id === '\0page' ? PAGE : undefined),
  };
  const server = await createServer({
    configFile: false,
    plugins: [site],
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
  });
  onTestFinished(() => server.close());
  const environment = server.environments.ssr;
  if (!isRunnableDevEnvironment(environment)) throw new Error('This environment runs no module.');
  const module = () => environment.moduleGraph.getModuleById(ID);
  return {
    environment,
    shown: async () => (await environment.runner.import<{ shown: () => Promise<string> }>('page')).shown(),
    /** Does what Astro does once it has written the content. */
    change: () => {
      content = 'after';
      const [read, evaluated] = [module(), environment.runner.evaluatedModules.getModuleById(ID)];
      if (read !== undefined) environment.moduleGraph.invalidateModule(read);
      if (evaluated !== undefined) environment.runner.evaluatedModules.invalidateModule(evaluated);
    },
    /** Does what Astro does while it looks for the styles of a page. */
    readAhead: async () => {
      for (const id of ['\0page', ID]) await environment.fetchModule(id);
    },
  };
}

test('shows a change of content that the server has read ahead of the page', async () => {
  const { environment, shown, change, readAhead } = await development();
  expect(await shown()).toBe('before');
  change();
  await readAhead();
  expect(await shown()).toBe('before');
  expect(refreshContent(environment)).toBe(true);
  expect(await shown()).toBe('after');
});

test('leaves pages alone that show the content as it is, or will once they are asked for', async () => {
  const { environment, shown, change } = await development();
  expect(refreshContent(environment)).toBe(false);
  await shown();
  expect(refreshContent(environment)).toBe(false);
  change();
  expect(refreshContent(environment)).toBe(false);
  expect(await shown()).toBe('after');
  expect(refreshContent(environment)).toBe(false);
});
