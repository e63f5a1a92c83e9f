import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inlineIcons } from './inline-icons.ts';
import { pageStyles } from './page-styles.ts';

const MODULE_SCRIPT = /<script type="module">([\s\S]*?)<\/script>/g;

/**
 * Puts the small scripts of a page's components into one, where the last of them was: each costs a hash in the policy. What
 * goes wrong in one is reported, as the browser would, and keeps no other from running.
 */
function mergeInlineModules(html: string): string {
  const scripts = [...html.matchAll(MODULE_SCRIPT)];
  const last = scripts.at(-1);
  if (last === undefined || scripts.length === 1) return html;
  const parts = scripts.map(([, script]) => `()=>{${script ?? ''}}`).join();
  const code = `for(let run of[${parts}])try{run()}catch(error){reportError(error)}`;
  let left = scripts.length;
  return html.replace(MODULE_SCRIPT, () => {
    left -= 1;
    return left === 0 ? `<script type="module">${code}</script>` : '';
  });
}

/** Leaves out of built pages what Astro writes for any page and they have no use for: see docs/decisions/017. */
export function htmlOptimizer(scripts: ReadonlyMap<string, string>): (html: string) => string {
  const withUsedStyles = pageStyles(scripts);
  return (html) => mergeInlineModules(withUsedStyles(html));
}

/** Rewrites the pages of a build, whose files are given: smaller, with their icons in place. */
export function optimizeHtml(dist: string, files: readonly string[]): void {
  const textOf = (file: string) => readFileSync(join(dist, file), 'utf8');
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => [basename(file), textOf(file)] as const);
  const optimized = htmlOptimizer(new Map(scripts));
  const withIcons = inlineIcons(textOf('icons.svg'), textOf('favicon.svg'));
  for (const file of files)
    if (file.endsWith('.html')) writeFileSync(join(dist, file), withIcons(optimized(textOf(file))));
}
