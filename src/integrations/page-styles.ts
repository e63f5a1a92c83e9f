import { type Selector, transform } from 'lightningcss';

const STYLE = /<style>([\s\S]*?)<\/style>/g;
const CLASS_ATTRIBUTE = / class="([^"]*)"/g;
const INLINE_SCRIPT = /<script[^>]*>([\s\S]*?)<\/script>/g;
const NOT_TEXT = /<(head|script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g;
const SCRIPT_FILE = /[\w.-]+\.js\b/g;
/** `.md\:flex` of a minified style sheet. */
const CLASS_SELECTOR = /\.((?:[a-zA-Z-]|\\.)(?:[\w-]|\\.)*)/g;
const PLAYED_ANIMATION = /animation(?:-name)?:([^;}]*)/g;
/** Tailwind's own variables, in which utilities hand parts of a value to one another. */
const READ_VARIABLE = /var\((--tw-[\w-]+)/g;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };
const decoded = (attribute: string): string =>
  attribute.replace(/&(\w+|#\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

const encoded = (attribute: string): string => attribute.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const names = (text: string): string[] => text.split(/\s+/);
/** Every word of a script that may be the name of a class. */
const words = (script: string): string[] => script.split(/[\s"'`]+/);

const groups = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, group = '']) => group);
const unescaped = (name: string): string => name.replaceAll('\\', '');
const classesIn = (style: string): string[] => [...new Set(groups(style, CLASS_SELECTOR))].map(unescaped);

/** `[data-tone=blue]` of a minified style sheet, and `data-tone="blue"` of a page. */
const DATA_SELECTOR = /\[(data-[\w-]+)="?([\w-]+)"?\]/g;
const DATA_ATTRIBUTE = / (data-[\w-]+)="([\w-]+)"/g;
const dataName = (attribute: string, value: string): string => `${attribute}="${value}"`;
const dataIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, attribute = '', value = '']) => dataName(attribute, value))),
];

const ELEMENT = /<([a-z][a-z\d]*)/g;
/** What a browser adds where the markup leaves them out. */
const IMPLIED_ELEMENTS = ['html', 'head', 'body', 'tbody'];
const elementName = (element: string): string => `<${element}`;
const elementsIn = (html: string): string[] =>
  [...new Set([...groups(html, ELEMENT), ...IMPLIED_ELEMENTS])].map(elementName);

/** The elements that selectors of a style sheet name. */
function elementsOf(style: string): string[] {
  const found = new Set<string>();
  transform({
    filename: 'page.css',
    code: Buffer.from(style),
    visitor: {
      Selector(selector) {
        for (const part of selector) if (part.type === 'type') found.add(elementName(part.name));
      },
    },
  });
  return [...found];
}

/** What a script says to make this: `blue` of `data-tone="blue"`, `table` of `<table`, the name of a class. */
const wordOf = (name: string): string => /^<(.*)|="([^"]*)"$/.exec(name)?.slice(1).find(Boolean) ?? name;

const minified = (style: string): string =>
  Buffer.from(transform({ filename: 'page.css', code: Buffer.from(style), minify: true }).code).toString();

const SPACED_COMMA = /"[^"]*"|, /g;
const SAID_TWICE = /([{;])([\w-]+:[^;{}]*;)\2/g;
/** Safari before version 12 of 2019, which has none of the layers that all of this stands in. */
const OLD_PREFIX = /-webkit-text-decoration-color:[^;}]*;/g;
/**
 * What lightningcss leaves: spaces in values that it does not read, a prefixed declaration that Tailwind wrote as well, a
 * prefix that no browser of ours reads, and variables for the host of a shadow tree, which no page has.
 */
const compacted = (style: string): string =>
  style
    .replace(SPACED_COMMA, (found) => found.trimEnd())
    .replace(SAID_TWICE, '$1$2')
    .replace(OLD_PREFIX, '')
    .replaceAll(':root,:host', ':root');

const INITIAL_VALUE = /@property (--tw-[\w-]+)\{[^}]*initial-value:([^};]+)/g;
const UTILITIES = '@layer utilities{';

/** The layer of utilities in a minified style sheet. */
function utilitiesIn(style: string): string {
  const start = style.indexOf(UTILITIES);
  if (start === -1) return '';
  let end = start + UTILITIES.length;
  for (let depth = 1; depth > 0 && end < style.length; end += 1) depth += { '{': 1, '}': -1 }[style.charAt(end)] ?? 0;
  return style.slice(start, end);
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** `A`, …, `Z`, `BA`, …: capitals, as no class of ours begins with one. */
const shortName = (index: number): string =>
  (index < LETTERS.length ? '' : shortName(Math.floor(index / LETTERS.length))) +
  LETTERS.charAt(index % LETTERS.length).toUpperCase();

/** What the contact function fills in is not in the page yet. */
const SLOT = '<!--slot:';

/**
 * Gives utilities that always stand together on a page one short name: `class="section grid gap-8"` becomes
 * `class="section _a"`, a fifth of the page. Classes of components keep their names, and so do those that a script names.
 */
function shortenUtilities(html: string, isKept: (name: string) => boolean): string {
  const style = groups(html, STYLE).join('');
  const utilities = new Set(classesIn(utilitiesIn(style)).filter((name) => !isKept(name)));
  if (utilities.size === 0 || html.includes(SLOT)) return html;

  /** For each utility, in which lists of classes it stands. */
  const company = new Map<string, string>();
  for (const [index, list] of [...new Set(groups(html, CLASS_ATTRIBUTE))].entries())
    for (const name of new Set(names(decoded(list))))
      if (utilities.has(name)) company.set(name, `${company.get(name) ?? ''} ${String(index)}`);
  const short = new Map<string, string>();
  for (const [index, lists] of [...new Set(company.values())].entries())
    for (const [name, own] of company) if (own === lists) short.set(name, shortName(index));

  return html
    .replace(CLASS_ATTRIBUTE, (_, list: string) => {
      const shortened = names(decoded(list)).map((name) => short.get(name) ?? name);
      return ` class="${encoded([...new Set(shortened)].join(' '))}"`;
    })
    .replace(STYLE, (_, text: string) => {
      const renamed = text.replace(CLASS_SELECTOR, (selector, name: string) => {
        const shortName = short.get(unescaped(name));
        return shortName === undefined ? selector : `.${shortName}`;
      });
      return `<style>${compacted(minified(renamed))}</style>`;
    });
}

/** A style sheet, whole and as pages have already carried it. */
class StyleSheet {
  readonly #text: string;
  /** Its classes, its values of attributes and its elements as they stand in markup: `data-tone="blue"`, `<table`. */
  readonly #names: readonly string[];
  readonly #cuts = new Map<string, string>();

  constructor(text: string) {
    this.#text = text;
    this.#names = [...classesIn(text), ...dataIn(text, DATA_SELECTOR), ...elementsOf(text)];
  }

  withoutIdle(isNamed: (name: string) => boolean): string {
    const idle = this.#names.filter((name) => !isNamed(name));
    const key = idle.join(' ');
    const cut =
      this.#cuts.get(key) ?? withoutIdleDeclarations(withInitialValues(withoutRulesOf(this.#text, new Set(idle))));
    this.#cuts.set(key, cut);
    return cut;
  }
}

/** Whether a selector finds nothing on a page that has none of these. */
const isIdle = (selector: Selector, missing: ReadonlySet<string>): boolean =>
  selector.some((part) => {
    if (part.type === 'class') return missing.has(part.name);
    if (part.type === 'type') return missing.has(elementName(part.name));
    if (part.type === 'attribute') return missing.has(dataName(part.name, part.operation?.value ?? ''));
    if (part.type !== 'pseudo-class') return false;
    if (part.kind !== 'is' && part.kind !== 'where' && part.kind !== 'has') return false;
    return part.selectors.every((inner) => isIdle(inner, missing));
  });

function withoutRulesOf(style: string, missing: ReadonlySet<string>): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(style),
    minify: true,
    visitor: {
      Rule: {
        style: ({ value }) => (value.selectors.every((selector) => isIdle(selector, missing)) ? [] : undefined),
      },
      Selector: (selector) => (isIdle(selector, missing) ? [] : undefined),
    },
  });
  return Buffer.from(code).toString();
}

/** Writes out those of Tailwind's variables that no utility left sets to anything else than their initial value. */
function withInitialValues(style: string): string {
  const values = (name: string) => groups(style, new RegExp(`${name}:([^;}]*)`, 'g'));
  return [...style.matchAll(INITIAL_VALUE)].reduce(
    (text, [, name = '', initial = '']) =>
      values(name).every((value) => value === initial) ? text.replaceAll(`var(${name})`, initial) : text,
    style,
  );
}

/** Leaves out what is declared for utilities that the style sheet no longer holds: Tailwind's variables, and animations. */
function withoutIdleDeclarations(style: string): string {
  const read = new Set(groups(style, READ_VARIABLE));
  const isUnread = (name: string) => name.startsWith('--tw-') && !read.has(name);
  const played = new Set(groups(style, PLAYED_ANIMATION).flatMap((value) => value.split(/[\s,]+/)));
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(style),
    minify: true,
    visitor: {
      Declaration: { custom: ({ name }) => (isUnread(name) ? [] : undefined) },
      Rule: {
        property: ({ value }) => (isUnread(value.name) ? [] : undefined),
        keyframes: ({ value }) => (played.has(value.name.value) ? undefined : []),
      },
    },
  });
  return Buffer.from(code).toString();
}

/** The characters that a page shows before anybody does anything. */
const charactersOf = (html: string): ReadonlySet<number> =>
  new Set(Array.from(decoded(html.replace(NOT_TEXT, '')), (character) => character.codePointAt(0) ?? 0));

/** Leaves out the typefaces of characters that the page does not show: their ranges are long. */
function withoutIdleTypefaces(style: string, characters: ReadonlySet<number>): string {
  if (!style.includes('unicode-range')) return style;
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(style),
    minify: true,
    visitor: {
      Rule: {
        'font-face': ({ value: { properties } }) => {
          const ranges = properties.flatMap((property) => (property.type === 'unicode-range' ? property.value : []));
          const isShown = (code: number) => ranges.some(({ start, end }) => start <= code && code <= end);
          return ranges.length > 0 && ![...characters].some(isShown) ? [] : undefined;
        },
      },
    },
  });
  return Buffer.from(code).toString();
}

/**
 * Leaves out of a page's styles the rules of classes, elements and values of data attributes that neither its markup nor
 * any script that it may load names, and shortens the names of the others. `scripts`: the text of each file of scripts, by its name without a folder.
 */
export function pageStyles(scripts: ReadonlyMap<string, string>): (html: string) => string {
  const sheets = new Map<string, StyleSheet>();
  const wordsOf = new Map([...scripts].map(([file, script]) => [file, words(script)]));

  /** The files that a page names, and those that they load in turn. */
  const loadedBy = (html: string): Set<string> => {
    const loaded = new Set<string>();
    const add = (text: string): void => {
      for (const [file] of text.matchAll(SCRIPT_FILE)) {
        const script = scripts.get(file);
        if (script === undefined || loaded.has(file)) continue;
        loaded.add(file);
        add(script);
      }
    };
    add(html);
    return loaded;
  };

  return (html) => {
    const inMarkup = new Set([
      ...groups(html, CLASS_ATTRIBUTE).flatMap((value) => names(decoded(value))),
      ...dataIn(html, DATA_ATTRIBUTE),
      ...elementsIn(html),
    ]);
    const inScripts = new Set([
      ...groups(html, INLINE_SCRIPT).flatMap(words),
      ...[...loadedBy(html)].flatMap((file) => wordsOf.get(file) ?? []),
    ]);
    const characters = charactersOf(html);
    const isFilledIn = html.includes(SLOT);
    const purged = html.replace(STYLE, (_, style: string) => {
      const sheet = sheets.get(style) ?? new StyleSheet(style);
      sheets.set(style, sheet);
      const used = sheet.withoutIdle(
        (name) => inMarkup.has(name) || inScripts.has(wordOf(name)) || (isFilledIn && name.startsWith('<')),
      );
      return `<style>${withoutIdleTypefaces(used, characters)}</style>`;
    });
    return shortenUtilities(purged, (name) => inScripts.has(name));
  };
}
