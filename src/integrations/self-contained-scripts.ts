import type { Plugin } from 'vite';

const DYNAMIC_IMPORT = /\bimport\((['"])([^'"]+)\1\)/g;
const ASTRO_SCRIPT = /([^/]+)\?astro&type=script/;
/** The few lines that scripts of components share. */
const COPIED = new Set([
  '#src/lib/wake-on-intent.ts',
  '#src/lib/hold-clicks.ts',
  '#src/lib/hold-submissions.ts',
  '#src/lib/paris-today.ts',
]);

/** `_astro/HomeShowcase.[hash].js`: by the component alone, since each page repeats the names of its scripts. */
const entryFileNames = ({ name }: { name: string }): string => `_astro/${name.split('.astro_')[0] ?? name}.[hash].js`;

/** The code of every island, in one file: each of its parts would be a request of its own before the first wake. */
const ISLANDS = {
  name: 'islands',
  test: /node_modules\/(?:react|react-dom|scheduler|nanostores|@nanostores)\/|src\/lib\/mount-island/,
};

/**
 * Keeps the script of a component in one piece, so that nothing else is fetched between a page and its first wake: what
 * scripts share is copied into each, and an island is imported by its address, without Vite's own loader.
 */
export function selfContainedScripts(): Plugin {
  return {
    name: 'self-contained-scripts',
    enforce: 'pre',
    apply: 'build',
    config: () => {
      const output = { entryFileNames, codeSplitting: { groups: [ISLANDS] } };
      // A constant stands where it is used: not in a file of its own because several scripts name it.
      const optimization = { inlineConst: { mode: 'all' as const } };
      return { environments: { client: { build: { rolldownOptions: { output, optimization } } } } };
    },
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer = '') {
      const page = ASTRO_SCRIPT.exec(importer)?.[1];
      if (!COPIED.has(source) || page === undefined) return;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && `${resolved.id}?in=${encodeURIComponent(page)}&lang.ts`;
    },
    async transform(code, id) {
      if (id.includes('/node_modules/')) return;
      let rewritten = code;
      for (const [text, , source = ''] of code.matchAll(DYNAMIC_IMPORT)) {
        const island = await this.resolve(source, id);
        if (island === null) throw new Error(`${id} imports ${source}, which is nowhere.`);
        const chunk = this.emitFile({ type: 'chunk', id: island.id, preserveSignature: 'strict' });
        rewritten = rewritten.replace(text, `import(/* @vite-ignore */ import.meta.ROLLDOWN_FILE_URL_${chunk})`);
      }
      return rewritten === code ? undefined : { code: rewritten, map: null };
    },
    resolveFileUrl: ({ fileName }) => JSON.stringify(`/${fileName}`),
  };
}

/**
 * Scripts that have a file in any case. Sheets fill the first round trip of a page: what they do once somebody has read them
 * comes after it. The page that says that nothing is here answers at any address, of which no header names its hash.
 */
const OF_THEIR_OWN = /\/(?:CourseShare|NotFound)\./;

/** Whether a small asset stands in the page. A script that only fetches more code has a file of its own, which pages share. */
export const isInlined = (file: string, content: Buffer): boolean =>
  content.length < 2048 && !(file.endsWith('.js') && (content.includes('import(') || OF_THEIR_OWN.test(file)));
