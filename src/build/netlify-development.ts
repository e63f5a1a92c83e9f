import netlify from '@astrojs/netlify';
import type { AstroIntegration } from 'astro';

/**
 * Netlify's functions and blobs inside `astro dev`. The adapter stays out of the build: there it would add a
 * server function that answers every unknown path, and the site is static.
 */
export function netlifyDevelopment(): AstroIntegration {
  return {
    name: 'netlify-development',
    hooks: {
      'astro:config:setup': ({ command, updateConfig, injectScript }) => {
        if (command !== 'dev') return;
        updateConfig({ adapter: netlify() });
        // Islands are mounted by our own script, not by Astro's: React's fast refresh wants its preamble all the same.
        injectScript(
          'head-inline',
          'window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type; window.__vite_plugin_react_preamble_installed__ = true;',
        );
      },
    },
  };
}
