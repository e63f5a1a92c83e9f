import type { Plugin } from 'vite';
import { LAYER_ORDER } from '#src/styles/layer-order.ts';

/**
 * Begins every style sheet with the order of the layers: a page carries the styles of some components before those that
 * all pages share. `astro dev` sends style sheets one by one, there Head.astro says the order first.
 */
export const layerOrder = (): Plugin => ({
  name: 'layer-order',
  apply: 'build',
  generateBundle: {
    // Before Astro writes the style sheets into the pages.
    order: 'pre',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = `${LAYER_ORDER}${file.source.toString()}`;
    },
  },
});
