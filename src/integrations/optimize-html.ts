import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inlineIcons } from './inline-icons.ts';
import { pageStyles } from './page-styles.ts';

const STYLE = /<style>([\s\S]*?)<\/style>/g;
const SCOPED_SELECTOR = /([^\s,;{}>+~]*)\[data-astro-cid-(\w+)\]/g;
const NAME = /^[a-z][\w-]*|\.[\w-]+/g;
const SCOPED_ELEMENT = /<([a-z][\w-]*)((?: [^<>]*?)?) data-astro-cid-(\w+)(?=[ >/])/g;
const SCOPE = /data-astro-cid-(\w+)/g;
const CLASSES = / class="([^"]*)"/;
const MODULE_SCRIPT = /<script type="module">([\s\S]*?)<\/script>/g;

/** For each scope of a page, the tags and classes that its rules begin a compound selector with; none when they name neither. */
type Scopes = Map<string, Set<string> | undefined>;

function scopesOf(styles: string): Scopes {
  const scopes: Scopes = new Map();
  for (const [, compound = '', scope = ''] of styles.matchAll(SCOPED_SELECTOR)) {
    const names = compound.match(NAME);
    const known = scopes.has(scope) ? scopes.get(scope) : new Set<string>();
    scopes.set(scope, names === null ? undefined : known && new Set([...known, ...names]));
  }
  return scopes;
}

const knownScopes = new Map<string, Scopes>();

/** Takes Astro's mark of a component from the elements that none of its rules is about. */
function removeUnusedScopeAttributes(html: string): string {
  const styles = [...html.matchAll(STYLE)].map(([, style]) => style).join('');
  const scopes = knownScopes.get(styles) ?? scopesOf(styles);
  knownScopes.set(styles, scopes);
  return html.replace(SCOPED_ELEMENT, (element, tag: string, attributes: string, scope: string) => {
    if (scopes.has(scope) && scopes.get(scope) === undefined) return element;
    const classes =
      CLASSES.exec(attributes)?.[1]
        ?.split(/\s+/)
        .map((name) => `.${name}`) ?? [];
    return [tag, ...classes].some((name) => scopes.get(scope)?.has(name)) ? element : `<${tag}${attributes}`;
  });
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** `data-a`, `data-b`, …: `data-ba` after the alphabet. */
const shortName = (index: number): string =>
  `${index < LETTERS.length ? 'data-' : shortName(Math.floor(index / LETTERS.length))}${LETTERS.charAt(index % LETTERS.length)}`;

/** Gives the marks that are left names as short as a page's few components need: they stand on hundreds of elements. */
function shortenScopeAttributes(html: string): string {
  const marks = new Map<string, string>();
  return html.replace(SCOPE, (_, scope: string) => {
    const mark = marks.get(scope) ?? shortName(marks.size);
    marks.set(scope, mark);
    return mark;
  });
}

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
  return (html) => mergeInlineModules(shortenScopeAttributes(removeUnusedScopeAttributes(withUsedStyles(html))));
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
