import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import {
  type CustomAtRules,
  type FontFaceRule,
  type Selector,
  type SelectorComponent,
  transform,
  type UnicodeRange,
  type Visitor,
} from 'lightningcss';
import { escapeFalseMarkup } from '#src/lib/html.ts';
import { inThreads } from '#src/lib/threads.ts';
import { LAYER_ORDER } from '#src/styles/style-sheets.ts';

/** A sheet of Astro's, which has no other attribute. Sheets with a media query stay files. */
const SHEET_LINK = /<link rel="stylesheet" href="\/_astro\/([^"]+)">/g;
const CLASS_ATTRIBUTE = / class="([^"]*)"/g;
const ELEMENT = /(<[a-z]\w*)/g;
const DATA_ATTRIBUTE = / (data-[\w-]+="[^"]*")/g;
const INLINE_SCRIPT = /<script[^>]*>([\s\S]*?)<\/script>/g;
const SCRIPT_FILE = /[\w.-]+\.js\b/g;
const NOT_TEXT = /<(head|script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g;
/** Marks a place of a page where the contact function inserts content. */
const SLOT = '<!--slot:';
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" },
  ...{ nbsp: '\u00a0', '#8239': '\u202f' },
};

const decoded = (html: string): string =>
  html.replace(/&(\w+|#\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
const encoded = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const groups = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, group = '']) => group);
const wordsOf = (text: string): string[] => text.split(/[\s"'`]+/);
const classesOf = (html: string): string[][] =>
  [...new Set(groups(html, CLASS_ATTRIBUTE))].map((list) => wordsOf(decoded(list)));

const minified = (style: string, visitor: Visitor<CustomAtRules> = {}, unusedSymbols: string[] = []): string =>
  transform({ filename: 'page.css', code: Buffer.from(style), minify: true, visitor, unusedSymbols }).code.toString();

/** The name that a part of a selector requires: a class, an element (`<table`) or a data attribute with its value. */
function requiredName(part: SelectorComponent): string | undefined {
  if (part.type === 'class') return part.name;
  if (part.type === 'type') return `<${part.name}`;
  if (part.type !== 'attribute' || !part.name.startsWith('data-') || part.operation?.value === undefined) return;
  return `${part.name}="${part.operation.value}"`;
}

const innerSelectors = (part: SelectorComponent): Selector[] =>
  'selectors' in part && part.selectors ? (part.selectors as Selector[]) : [];

const namesOf = (selector: Selector): string[] =>
  selector.flatMap((part) => [requiredName(part) ?? [], ...innerSelectors(part).map(namesOf)].flat());

/** Whether a selector matches nothing if these classes and attributes are missing. */
const isUnused = (selector: Selector, missing: ReadonlySet<string>): boolean =>
  selector.some((part) => {
    if (part.type === 'pseudo-class' && ['is', 'where', 'has'].includes(part.kind))
      return innerSelectors(part).every((inner) => isUnused(inner, missing));
    return missing.has(requiredName(part) ?? '');
  });

const renamed = (selector: Selector, names: ReadonlyMap<string, string>): Selector =>
  selector.map((part) => {
    if (part.type === 'class') return { ...part, name: names.get(part.name) ?? part.name };
    const inner = innerSelectors(part);
    if (inner.length === 0) return part;
    return { ...part, selectors: inner.map((each) => renamed(each, names)) } as SelectorComponent;
  });

/** Inlines Tailwind's variables that no rule sets to another value than the initial one. */
const withInitialValues = (style: string): string =>
  [...style.matchAll(/@property (--tw-[\w-]+)\{[^}]*initial-value:([^};]+)/g)].reduce(
    (text, [, name = '', initial = '']) =>
      groups(style, new RegExp(`${name}:([^;}]*)`, 'g')).every((value) => value === initial)
        ? text.replaceAll(`var(${name})`, initial)
        : text,
    style,
  );

function withoutUnread(style: string): string {
  const animations = groups(style, /animation(?:-name)?:([^;}]*)/g).flatMap((value) => value.split(/[\s,]+/));
  return minified(style, {}, [
    ...groups(style, /(--tw-[\w-]+)[:{]/g).filter((name) => !style.includes(`var(${name}`)),
    ...groups(style, /@keyframes ([\w-]+)/g).filter((name) => !animations.includes(name)),
  ]);
}

/** The Unicode ranges of a typeface for rare characters; empty for other typefaces. */
const rangesOf = ({ properties }: FontFaceRule): UnicodeRange[] =>
  properties.flatMap((property) => (property.type === 'unicode-range' ? property.value : []));

const faceName = (ranges: readonly UnicodeRange[]): string => `@font-face ${JSON.stringify(ranges)}`;

const charactersIn = (ranges: readonly UnicodeRange[]): RegExp =>
  new RegExp(
    `[${ranges.map(({ start, end }) => `\\u{${start.toString(16)}}-\\u{${end.toString(16)}}`).join('')}]`,
    'u',
  );

function withoutRules(style: string, missing: ReadonlySet<string>): string {
  const used = minified(style, {
    Rule: {
      style: ({ value }) => (value.selectors.every((each) => isUnused(each, missing)) ? [] : undefined),
      'font-face': ({ value }) => (missing.has(faceName(rangesOf(value))) ? [] : undefined),
    },
    Selector: (selector) => (isUnused(selector, missing) ? [] : undefined),
  });
  return withoutUnread(withoutUnread(withInitialValues(used)));
}

/** Capital letters. No class of ours begins with a capital letter. */
const shortName = (index: number): string =>
  (index < 26 ? '' : shortName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

/** Gives one short name to the classes that are always in the same class lists. */
function shortNames(lists: readonly string[][], isKept: (name: string) => boolean): Map<string, string> {
  const listsOf = new Map<string, string>();
  for (const [index, list] of lists.entries())
    for (const name of new Set(list)) if (!isKept(name)) listsOf.set(name, `${listsOf.get(name) ?? ''} ${index}`);
  const groupsOfLists = [...new Set(listsOf.values())];
  return new Map([...listsOf].map(([name, key]) => [name, shortName(groupsOfLists.indexOf(key))]));
}

/** Calls a function once for each text, because most pages share their sheet, scripts and missing names. */
function memoized<Value>(make: (text: string) => Value): (text: string) => Value {
  const made = new Map<string, Value>();
  return (text) => {
    const value = made.get(text) ?? make(text);
    made.set(text, value);
    return value;
  };
}

/** Returns a test for words: whether one of the given script files, or a script that they load, contains the word. */
function scriptReader(scripts: ReadonlyMap<string, string>): (files: Iterable<string>) => (word: string) => boolean {
  const wordsOfScripts = new Map([...scripts].map(([file, text]) => [file, new Set(wordsOf(text))]));
  const loads = new Map([...scripts].map(([file, text]) => [file, text.match(SCRIPT_FILE) ?? []]));
  return (files) => {
    // The loop also visits the scripts that it adds to the set.
    const loaded = new Set(files);
    for (const file of loaded) for (const next of loads.get(file) ?? []) loaded.add(next);
    const words = [...loaded].flatMap((file) => wordsOfScripts.get(file) ?? []);
    return (word) => words.some((each) => each.has(word));
  };
}

/** A built style sheet, with the results that all its pages share. */
function readSheet(style: string) {
  const names = new Map<string, string | undefined>();
  const faces = new Map<string, RegExp>();
  minified(style, {
    Selector: (selector) => {
      for (const name of namesOf(selector)) names.set(name, /(?<=^<).*|(?<==").*(?="$)/.exec(name)?.[0]);
    },
    Rule: {
      'font-face': ({ value }) => {
        const ranges = rangesOf(value);
        if (ranges.length > 0) faces.set(faceName(ranges), charactersIn(ranges));
      },
    },
  });
  const reduce = memoized((missing) => {
    const used = withoutRules(style, new Set(JSON.parse(missing) as string[]));
    return memoized((short) => {
      const shortened = new Map(JSON.parse(short) as [string, string][]);
      return minified(used, { Selector: (selector) => renamed(selector, shortened) });
    });
  });
  return {
    /** The names that selectors require, with the word that a script would contain, if it differs. */
    names,
    /** The typefaces for rare characters, each with a pattern that matches the characters. */
    faces,
    /** Returns the sheet without the rules that require a missing name, and with short names. */
    reduced: (missing: readonly string[], short: ReadonlyMap<string, string>): string =>
      reduce(JSON.stringify(missing))(JSON.stringify([...short].filter(([name]) => names.has(name)).sort())),
  };
}

/** Texts of files by name, which decide the rules that a page uses. `lateStyles` are the sheets that stay files. */
type SiteFiles = Record<'scripts' | 'sheets', ReadonlyMap<string, string>> & { lateStyles: string };

/**
 * Inlines the style sheets of a page, reduced to the rules that the page can use, and shortens class names: (1) list the
 * names that the selectors require; (2) find the missing names, which are neither in the markup nor in a script of the
 * page; (3) remove the rules that require a missing name; (4) give classes that always appear together one short name.
 * Pages with the same input of a step share its result.
 */
export function pageStyles({ scripts, sheets, lateStyles }: SiteFiles): (html: string) => string {
  const readSheets = memoized((links) =>
    readSheet(LAYER_ORDER + links.replace(SHEET_LINK, (_, file: string) => sheets.get(file) ?? '')),
  );
  const readScripts = scriptReader(scripts);
  const lateNames = readSheet(lateStyles).names;

  return (html) => {
    const links = html.match(SHEET_LINK) ?? [];
    const sheet = readSheets(links.join(''));
    const inline = new Set(groups(html, INLINE_SCRIPT).flatMap(wordsOf));
    const isLoaded = readScripts(html.match(SCRIPT_FILE) ?? []);
    const lists = classesOf(html);
    const inMarkup = new Set([...lists.flat(), ...groups(html, DATA_ATTRIBUTE), ...groups(html, ELEMENT)]);
    const text = decoded(html.replace(NOT_TEXT, ''));

    const isInScripts = (name: string) => inline.has(name) || isLoaded(name);
    const isUsed = (name: string, value = name) => inMarkup.has(name) || isInScripts(value);
    const isKept = (name: string) => !sheet.names.has(name) || isInScripts(name) || lateNames.has(name);

    const missing = [
      ...[...sheet.names].filter(([name, value]) => !isUsed(name, value)).map(([name]) => name),
      ...[...sheet.faces].filter(([, characters]) => !characters.test(text)).map(([name]) => name),
    ];
    const short = html.includes(SLOT) ? new Map<string, string>() : shortNames(lists, isKept);
    const shortened = memoized((list) => {
      const names = wordsOf(decoded(list)).map((name) => short.get(name) ?? name);
      return ` class="${encoded([...new Set(names)].join(' '))}"`;
    });
    const style = `<style>${sheet.reduced(missing, short)}</style>`;
    return html
      .replace(CLASS_ATTRIBUTE, (_, list: string) => shortened(list))
      .replace(SHEET_LINK, (link) => (link === links[0] ? style : ''));
  };
}

type Share = { dist: string; files: readonly string[]; linked: readonly string[]; pages: readonly string[] };

const textIn = (dist: string, file: string): string => readFileSync(join(dist, file), 'utf8');

/** Reduces the styles of some built pages, in one thread. `linked`: the sheets that pages link. @public */
export function styleShare({ dist, files, linked, pages }: Share): void {
  const textsOf = (names: readonly string[]) => new Map(names.map((file) => [basename(file), textIn(dist, file)]));
  const late = files.filter((file) => file.endsWith('.css') && !linked.includes(file));
  const withUsedStyles = pageStyles({
    scripts: textsOf(files.filter((file) => file.endsWith('.js'))),
    sheets: textsOf(linked),
    lateStyles: [...textsOf(late).values()].join('\n'),
  });
  for (const file of pages) writeFileSync(join(dist, file), withUsedStyles(escapeFalseMarkup(textIn(dist, file))));
}

/** Inlines the used styles of all built pages (docs/decisions/011), with one thread per core. */
export async function stylePages(dist: string, files: readonly string[]): Promise<void> {
  // Each thread gets consecutive pages, because neighbouring pages share the most results.
  const pages = files.filter((file) => file.endsWith('.html')).sort();
  const names = new Set(pages.flatMap((file) => groups(textIn(dist, file), SHEET_LINK)));
  const linked = files.filter((file) => names.has(basename(file)));
  const size = Math.ceil(pages.length / availableParallelism());
  const starts = pages.keys().filter((index) => index % size === 0);
  const styleInThread = inThreads('src/integrations/page-styles.ts', 'styleShare');
  await Promise.all(
    starts.map((start) => styleInThread({ dist, files, linked, pages: pages.slice(start, start + size) })),
  );
  for (const file of linked) rmSync(join(dist, file));
  // Adds the order of layers, because a page may load its dark styles before its main styles.
  for (const file of files.filter((each) => each.endsWith('.css') && !linked.includes(each)))
    writeFileSync(join(dist, file), LAYER_ORDER + withoutRules(textIn(dist, file), new Set()));
}
