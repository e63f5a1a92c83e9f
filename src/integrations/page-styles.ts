import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { transform } from 'lightningcss';
import { Tinypool } from 'tinypool';
import { LAYER_ORDER } from '#src/styles/style-sheets.ts';

/** A sheet whose link has other attributes, such as `media`, remains a separate file. */
const SHEET_LINK = /<link rel="stylesheet" href="\/_astro\/([^"]+)">/g;
const SCRIPT_FILE = /[\w.-]+\.js\b/g;
const CLASS_SELECTOR = /\.((?:[\w-]|\\.)+)/g;
const PROPERTY_OR_ANIMATION = /(?<=[{;]|@keyframes )([\w-]+)(?=[:{])/g;
const NOT_TEXT = /<(head|script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" },
  ...{ nbsp: '\u00a0', '#8239': '\u202f' },
};

const decoded = (html: string): string =>
  html.replace(/&(\w+|#\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
const groups = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, group = '']) => group);
const wordsOf = (text: string): string[] => text.split(/[\s"'`]+/);

const minified = (style: string, unusedSymbols: string[] = []): string =>
  transform({ filename: 'page.css', code: Buffer.from(style), minify: true, unusedSymbols }).code.toString();

const withInitialValues = (style: string): string =>
  [...style.matchAll(/@property (--tw-[\w-]+)\{[^}]*initial-value:([^};]+)/g)].reduce(
    (text, [, name = '', initial = '']) =>
      groups(style, new RegExp(`${name}:([^;}]*)`, 'g')).every((value) => value === initial)
        ? text.replaceAll(`var(${name})`, initial)
        : text,
    style,
  );

/** Removes variables and animations that no rule uses, and the prefixed copies of `text-decoration-color`. */
function withoutUnread(style: string): string {
  const animations = groups(style, /animation(?:-name)?:([^;}]*)/g).flatMap((value) => value.split(/[\s,]+/));
  const unread = [
    ...groups(style, /(--tw-[\w-]+)[:{]/g).filter((name) => !style.includes(`var(${name}`)),
    ...groups(style, /@keyframes ([\w-]+)/g).filter((name) => !animations.includes(name)),
  ];
  return minified(style, unread).replaceAll(/-webkit-text-decoration-color:[^;}]*;/g, '');
}

const withoutClasses = (style: string, unused: string[]): string =>
  withoutUnread(withoutUnread(withInitialValues(minified(style, unused))));

const withoutRareFaces = (style: string, text: string): string =>
  style.replace(/@font-face\{[^}]*unicode-range:([^;}]+)[^}]*\}/g, (face, ranges: string) => {
    const characters = ranges.replaceAll(/(?:U\+)?([\dA-F]+)/gi, String.raw`\u{$1}`).replaceAll(',', '');
    return new RegExp(`[${characters}]`, 'u').test(text) ? face : '';
  });

const withoutUnusedTones = (style: string, words: ReadonlySet<string>): string =>
  style.replace(/(?<=[{};])\[data-\w+=(\w+)\]\{[^}]*\}/g, (rule, value: string) => (words.has(value) ? rule : ''));

function memoized<Value>(make: (text: string) => Value): (text: string) => Value {
  const made = new Map<string, Value>();
  return (text) => {
    const value = made.get(text) ?? make(text);
    made.set(text, value);
    return value;
  };
}

function readSheet(style: string) {
  const names = new Set(groups(style, CLASS_SELECTOR).map((name) => name.replaceAll(/\\(.)/g, '$1')));
  // lightningcss would also remove an animation or an unknown property that has the same name as an unused class.
  const ambiguous = groups(style, PROPERTY_OR_ANIMATION).filter(
    (name) => minified(`a{${name}:inherit}`, [name]) === '',
  );
  const classes = [...names.difference(new Set(ambiguous))];
  const reduced = memoized((unused) => withoutClasses(style, JSON.parse(unused) as string[]));
  return (words: ReadonlySet<string>): string => reduced(JSON.stringify(classes.filter((name) => !words.has(name))));
}

function scriptReader(scripts: ReadonlyMap<string, string>): (text: string) => ReadonlySet<string> {
  const filesIn = (text: string): readonly string[] => text.match(SCRIPT_FILE) ?? [];
  const wordsOfFiles = memoized((list) => {
    const loaded = new Set(list.split(' '));
    // The loop also visits the scripts that it adds to the set.
    for (const file of loaded) for (const next of filesIn(scripts.get(file) ?? '')) loaded.add(next);
    return new Set([...loaded].flatMap((file) => wordsOf(scripts.get(file) ?? '')));
  });
  return (text) => wordsOfFiles([...new Set(filesIn(text))].sort().join(' '));
}

type SiteFiles = Record<'scripts' | 'sheets', ReadonlyMap<string, string>>;

export function pageStyles({ scripts, sheets }: SiteFiles): (html: string) => string {
  const sheetOf = memoized((links) =>
    readSheet(LAYER_ORDER + links.replace(SHEET_LINK, (_, file: string) => sheets.get(file) ?? '')),
  );
  const wordsOfScripts = scriptReader(scripts);

  return (html) => {
    const links = html.match(SHEET_LINK) ?? [];
    const words = new Set(wordsOf(decoded(html))).union(wordsOfScripts(html));
    const text = decoded(html.replace(NOT_TEXT, ''));
    const used = withoutRareFaces(withoutUnusedTones(sheetOf(links.join(''))(words), words), text);
    return html.replace(SHEET_LINK, (link) => (link === links[0] ? `<style>${used}</style>` : ''));
  };
}

/** With a low priority, browsers fetch scripts after styles, typefaces and the logo. */
const withLaterScripts = (html: string): string =>
  html.replaceAll('<script type="module" src', '<script type="module" fetchpriority="low" src');

type Share = { dist: string; files: readonly string[]; linked: readonly string[]; pages: readonly string[] };

const textIn = (dist: string, file: string): string => readFileSync(join(dist, file), 'utf8');

/** Reduces the styles of some built pages, in one thread. `linked`: the sheets that pages link. @public */
export function styleShare({ dist, files, linked, pages }: Share): void {
  const textsOf = (names: readonly string[]) => new Map(names.map((file) => [basename(file), textIn(dist, file)]));
  const scripts = textsOf(files.filter((file) => file.endsWith('.js')));
  const withUsedStyles = pageStyles({ scripts, sheets: textsOf(linked) });
  for (const file of pages) writeFileSync(join(dist, file), withLaterScripts(withUsedStyles(textIn(dist, file))));
}

export async function stylePages(dist: string, files: readonly string[]): Promise<void> {
  // Each thread gets consecutive pages, because neighbouring pages share the most results.
  const pages = files.filter((file) => file.endsWith('.html')).sort();
  const names = new Set(pages.flatMap((file) => groups(textIn(dist, file), SHEET_LINK)));
  const linked = files.filter((file) => names.has(basename(file)));
  const size = Math.ceil(pages.length / availableParallelism());
  const starts = pages.keys().filter((index) => index % size === 0);
  const pool = new Tinypool({
    filename: resolve('src/integrations/page-styles.ts'),
    name: 'styleShare',
    minThreads: 0,
  });
  await Promise.all(starts.map((start) => pool.run({ dist, files, linked, pages: pages.slice(start, start + size) })));
  for (const file of linked) rmSync(join(dist, file));
  // Adds the order of layers, because a page may load its dark styles before its main styles.
  for (const file of files.filter((each) => each.endsWith('.css') && !linked.includes(each)))
    writeFileSync(join(dist, file), LAYER_ORDER + withoutClasses(textIn(dist, file), []));
}
