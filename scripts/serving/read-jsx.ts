import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import type * as Compiler from 'typescript';

const load = createRequire(import.meta.url);

/**
 * Node strips types, but knows no JSX. The function that takes forms draws a refused one with the components of its page,
 * and outside Vite nobody else reads these: the compiler is loaded with the first of them.
 */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context);
    const { JsxEmit, ModuleKind, ScriptTarget, transpileModule } = load('typescript') as typeof Compiler;
    const { outputText } = transpileModule(readFileSync(new URL(url), 'utf8'), {
      compilerOptions: { jsx: JsxEmit.ReactJSX, module: ModuleKind.ESNext, target: ScriptTarget.ESNext },
    });
    return { format: 'module', source: outputText, shortCircuit: true };
  },
});
