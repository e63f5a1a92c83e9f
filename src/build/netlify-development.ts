import type { AstroIntegration } from 'astro';
import type { PluginOption } from 'vite';

/** The lists of the JSON mirrors, which `netlify.toml` rewrites to files for the built site. */
const MIRRORED_LIST = /^\/api\/(courses|blog|testimonials|team-members)(?=$|\?)/;

/** The form about a course, which a built rewrite serves under the address of the form. */
const COURSE_REQUEST = /^\/contact\?formation=([a-z0-9-]+).*/;

/** An article under its file's name, from which a built redirect leads to its number. */
const ARTICLE_NAME = /^\/blog\/(\d+)-[a-z0-9-]+/;

/** React's fast refresh wants this before any component, and Astro gives it to its own islands only. */
const FAST_REFRESH_PREAMBLE =
  'window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type; window.__vite_plugin_react_preamble_installed__ = true;';

const OFF = { enabled: false };

/** Functions and blobs alone: a built page would be served in place of the one that is edited, with its headers. */
const EMULATED = {
  database: OFF,
  edgeFunctions: OFF,
  environmentVariables: OFF,
  images: OFF,
  redirects: OFF,
  staticFiles: OFF,
};

const isEmulation = (option: PluginOption): boolean =>
  [option]
    .flat()
    .some((plugin) => plugin instanceof Object && 'name' in plugin && plugin.name === 'vite-plugin-netlify');

/**
 * Leaves of the adapter's emulation what this site uses. The adapter has no option for it, and starts a database that
 * takes 300 MB.
 */
function functionsAlone(): AstroIntegration {
  return {
    name: 'functions-alone',
    hooks: {
      'astro:config:setup': async ({ config: { vite } }) => {
        const { default: netlify } = await import('@netlify/vite-plugin');
        const plugins = vite.plugins ?? [];
        const position = plugins.findIndex(isEmulation);
        if (position === -1) throw new Error('The Netlify adapter no longer adds the plugin that is replaced here.');
        // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- the package leaves its type open
        plugins[position] = netlify(EMULATED);
      },
    },
  };
}

/**
 * Netlify's functions and blobs inside `astro dev`. The adapter stays out of the build: there it would add a
 * server function that answers every unknown path, and the site is static.
 */
export function netlifyDevelopment(): AstroIntegration {
  return {
    name: 'netlify-development',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig, injectScript }) => {
        if (command !== 'dev') return;
        // Loading it costs as much as building a hundred pages.
        const { default: netlify } = await import('@astrojs/netlify');
        // Without sessions: the site has none, and their driver cannot be loaded from a folder with an apostrophe in its name.
        updateConfig({ session: false, integrations: [netlify({ devFeatures: false }), functionsAlone()] });
        injectScript('head-inline', FAST_REFRESH_PREAMBLE);
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, _response, next) => {
          request.url = request.url
            ?.replace(MIRRORED_LIST, '/api/$1.json')
            .replace(COURSE_REQUEST, '/contact/$1')
            .replace(ARTICLE_NAME, '/blog/$1');
          next();
        });
      },
    },
  };
}
