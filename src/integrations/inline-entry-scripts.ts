import { Script } from 'node:vm';
import type { Plugin } from 'vite';

const DYNAMIC_IMPORT = /\bimport\((['"])([^'"]+)\1\)/g;
const ASTRO_SCRIPT = /([^/]+)\?astro&type=script/;
/** The few lines that scripts in pages share. */
const COPIED = new Set([
  '#src/lib/wake-on-intent.ts',
  '#src/lib/hold-clicks.ts',
  '#src/lib/hold-submissions.ts',
  '#src/lib/paris-today.ts',
]);

/**
 * Stops a build whose page would lose all its scripts by one: what a component runs becomes a part of one script
 * (`optimize-html.ts`), where it's the body of a function. `component` is the path of its file.
 */
export function checkFunctionBody(code: string, component: string): void {
  try {
    new Script(`()=>{${code}\n}`);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error(
      `The <script> of ${component} can't be the body of a function, which it becomes in its page: ${error.message}. ` +
        'A top-level await belongs into an async function.',
      { cause: error },
    );
  }
}

/**
 * Lets Astro write the scripts that wake islands into their pages: it inlines a small script that imports nothing. What
 * they share is copied into each, and an island is imported by its address, which no bundler sees.
 */
export function inlineEntryScripts(): Plugin {
  return {
    name: 'inline-entry-scripts',
    enforce: 'pre',
    apply: 'build',
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
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || file.imports.length > 0) continue;
        const [component] = file.facadeModuleId?.split('?astro&type=script') ?? [];
        if (component !== undefined && component !== file.facadeModuleId) checkFunctionBody(file.code, component);
      }
    },
    resolveFileUrl: ({ fileName }) => JSON.stringify(`/${fileName}`),
  };
}
