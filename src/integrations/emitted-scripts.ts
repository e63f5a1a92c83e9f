import type { Plugin } from 'vite';

/**
 * Adds to `scripts` the text of each script that the build makes of the project's own code. Astro puts the small ones into
 * pages as they are here, hence before it takes them out of the bundle.
 */
export const emittedScripts = (scripts: Set<string>): Plugin => ({
  name: 'emitted-scripts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      for (const output of Object.values(bundle)) if (output.type === 'chunk') scripts.add(output.code.trim());
    },
  },
});
