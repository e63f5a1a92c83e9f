import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type CustomAtRules, type Selector, type SelectorComponent, transform, type Visitor } from 'lightningcss';
import { withoutSeemingMarkup } from '#src/lib/html.ts';
import { LAYER_ORDER } from '#src/styles/style-sheets.ts';

const STYLE = /<style>([\s\S]*?)<\/style>/;
const CLASS_ATTRIBUTE = / class="([^"]*)"/g;
const INLINE_SCRIPT = /<script[^>]*>([\s\S]*?)<\/script>/g;
const SCRIPT_FILE = /[\w.-]+\.js\b/g;
const NOT_TEXT = /<(head|script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g;
/** Marks the content that the contact function inserts into a page. */
const SLOT = '<!--slot:';
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

const decoded = (html: string): string =>
  html.replace(/&(\w+|#\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
const encoded = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const groups = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, group = '']) => group);
const wordsOf = (text: string): string[] => text.split(/[\s"'`]+/);
const classesOf = (html: string): string[][] =>
  [...new Set(groups(html, CLASS_ATTRIBUTE))].map((list) => wordsOf(decoded(list)));

const minified = (style: string, visitor: Visitor<CustomAtRules> = {}, unusedSymbols: string[] = []): string =>
  transform({ filename: 'page.css', code: Buffer.from(style), minify: true, visitor, unusedSymbols }).code.toString();

/** What a part of a selector needs on a page: a class, or a data attribute with a value, as markup writes it. */
function neededBy(part: SelectorComponent): string | undefined {
  if (part.type === 'class') return part.name;
  if (part.type !== 'attribute' || !part.name.startsWith('data-') || part.operation?.value === undefined) return;
  return `${part.name}="${part.operation.value}"`;
}

const innerSelectors = (part: SelectorComponent): Selector[] =>
  'selectors' in part && part.selectors ? (part.selectors as Selector[]) : [];

const namesOf = (selector: Selector): string[] =>
  selector.flatMap((part) => [neededBy(part) ?? [], ...innerSelectors(part).map(namesOf)].flat());

/** Whether a selector matches nothing without these classes and attributes. */
const isIdle = (selector: Selector, missing: ReadonlySet<string>): boolean =>
  selector.some((part) => {
    if (part.type === 'pseudo-class' && ['is', 'where', 'has'].includes(part.kind))
      return innerSelectors(part).every((inner) => isIdle(inner, missing));
    return missing.has(neededBy(part) ?? '');
  });

const renamed = (selector: Selector, names: ReadonlyMap<string, string>): Selector =>
  selector.map((part) => {
    if (part.type === 'class') return { ...part, name: names.get(part.name) ?? part.name };
    const inner = innerSelectors(part);
    if (inner.length === 0) return part;
    return { ...part, selectors: inner.map((each) => renamed(each, names)) } as SelectorComponent;
  });

/** Writes out Tailwind's variables that no rule sets to anything but their initial value. */
const withInitialValues = (style: string): string =>
  [...style.matchAll(/@property (--tw-[\w-]+)\{[^}]*initial-value:([^};]+)/g)].reduce(
    (text, [, name = '', initial = '']) =>
      groups(style, new RegExp(`${name}:([^;}]*)`, 'g')).every((value) => value === initial)
        ? text.replaceAll(`var(${name})`, initial)
        : text,
    style,
  );

/** Removes Tailwind's variables that no rule reads and animations that no rule plays. */
function withoutUnread(style: string): string {
  const played = groups(style, /animation(?:-name)?:([^;}]*)/g).flatMap((value) => value.split(/[\s,]+/));
  return minified(style, {}, [
    ...groups(style, /(--tw-[\w-]+)[:{]/g).filter((name) => !style.includes(`var(${name}`)),
    ...groups(style, /@keyframes ([\w-]+)/g).filter((name) => !played.includes(name)),
  ]);
}

/** A style sheet without the rules that need one of the missing names. */
function withoutRules(style: string, missing: ReadonlySet<string>): string {
  const used = minified(style, {
    Rule: { style: ({ value }) => (value.selectors.every((each) => isIdle(each, missing)) ? [] : undefined) },
    Selector: (selector) => (isIdle(selector, missing) ? [] : undefined),
  });
  return withoutUnread(withoutUnread(withInitialValues(used)));
}

/** Capitals, with which no class of ours begins. */
const shortName = (index: number): string =>
  (index < 26 ? '' : shortName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

/** One short name for the classes that always stand together, in lists of classes. */
function shortNames(lists: readonly string[][], isKept: (name: string) => boolean): Map<string, string> {
  const company = new Map<string, string>();
  for (const [index, list] of lists.entries())
    for (const name of new Set(list))
      if (!isKept(name)) company.set(name, `${company.get(name) ?? ''} ${String(index)}`);
  const groupsOfLists = [...new Set(company.values())];
  return new Map([...company].map(([name, own]) => [name, shortName(groupsOfLists.indexOf(own))]));
}

/**
 * Reduces the style sheet of a page to the rules that its markup and its scripts can use, and shortens the names of its
 * classes. `scripts`: the text of each script by its file name; `lateStyles`: the sheets that stay files.
 */
export function pageStyles(scripts: ReadonlyMap<string, string>, lateStyles: string): (html: string) => string {
  const wordsOfScripts = new Map([...scripts].map(([file, text]) => [file, wordsOf(text)]));
  const loads = new Map([...scripts].map(([file, text]) => [file, text.match(SCRIPT_FILE) ?? []]));
  const namesOfSheets = new Map<string, Set<string>>();
  const cuts = new Map<string, string>();

  const namesIn = (style: string): Set<string> => {
    const names = namesOfSheets.get(style) ?? new Set<string>();
    if (!namesOfSheets.has(style))
      minified(style, {
        Selector: (selector) => {
          for (const name of namesOf(selector)) names.add(name);
        },
      });
    namesOfSheets.set(style, names);
    return names;
  };
  const lateNames = namesIn(lateStyles);

  const addLoaded = (files: Iterable<string>, loaded: Set<string>): Set<string> => {
    for (const file of files)
      if (!loaded.has(file) && scripts.has(file)) addLoaded(loads.get(file) ?? [], loaded.add(file));
    return loaded;
  };

  return (html) => {
    const style = LAYER_ORDER + (STYLE.exec(html)?.[1] ?? '');
    const markup = html.replace(STYLE, '');
    const inScripts = new Set([
      ...groups(markup, INLINE_SCRIPT).flatMap(wordsOf),
      ...[...addLoaded(markup.match(SCRIPT_FILE) ?? [], new Set())].flatMap((file) => wordsOfScripts.get(file) ?? []),
    ]);
    const lists = classesOf(markup);
    const inMarkup = new Set(lists.flat());
    const isUsed = (name: string): boolean => {
      const value = /="(.*)"$/.exec(name)?.[1];
      return inScripts.has(value ?? name) || (value === undefined ? inMarkup.has(name) : markup.includes(` ${name}`));
    };

    const names = namesIn(style);
    const missing = [...names].filter((name) => !isUsed(name));
    const key = `${missing.join(' ')} ${String(style.length)}`;
    const cut = cuts.get(key) ?? withoutRules(style, new Set(missing));
    cuts.set(key, cut);

    const isKept = (name: string) =>
      !names.has(name) || inScripts.has(name) || lateNames.has(name) || html.includes(SLOT);
    const short = shortNames(lists, isKept);
    const characters = Array.from(decoded(markup.replace(NOT_TEXT, '')), (each) => each.codePointAt(0) ?? 0);
    const own = minified(cut, {
      Selector: (selector) => renamed(selector, short),
      Rule: {
        // The typefaces of rare characters: their ranges are long.
        'font-face': ({ value: { properties } }) => {
          const ranges = properties.flatMap((property) => (property.type === 'unicode-range' ? property.value : []));
          const isShown = (code: number) => ranges.some(({ start, end }) => start <= code && code <= end);
          return ranges.length > 0 && !characters.some(isShown) ? [] : undefined;
        },
      },
    });
    return html
      .replace(CLASS_ATTRIBUTE, (_, list: string) => {
        const shortened = wordsOf(decoded(list)).map((name) => short.get(name) ?? name);
        return ` class="${encoded([...new Set(shortened)].join(' '))}"`;
      })
      .replace(STYLE, () => `<style>${own}</style>`);
  };
}

/**
 * Gives every built page the styles that it uses (docs/decisions/011), and every style sheet the order of layers: a page may
 * load its dark styles before its own.
 */
export function stylePages(dist: string, files: readonly string[]): void {
  const textOf = (file: string) => readFileSync(join(dist, file), 'utf8');
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => [basename(file), textOf(file)] as const);
  const sheets = files.filter((file) => file.endsWith('.css'));
  const withUsedStyles = pageStyles(new Map(scripts), sheets.map(textOf).join('\n'));
  for (const file of sheets) writeFileSync(join(dist, file), LAYER_ORDER + withoutRules(textOf(file), new Set()));
  for (const file of files)
    if (file.endsWith('.html')) writeFileSync(join(dist, file), withUsedStyles(withoutSeemingMarkup(textOf(file))));
}
