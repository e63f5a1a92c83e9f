import { type CustomAtRules, transform, type Visitor } from 'lightningcss';

/** The inline style sheets of a page. */
export const STYLE = /<style>([\s\S]*?)<\/style>/g;
export const CLASS_ATTRIBUTE = / class="([^"]*)"/g;
/** `.md\:flex` of a minified style sheet. */
export const CLASS_SELECTOR = /\.((?:[a-zA-Z-]|\\.)(?:[\w-]|\\.)*)/g;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };
/** An attribute as it was meant, without the entities of markup. */
export const decoded = (attribute: string): string =>
  attribute.replace(/&(\w+|#\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** An attribute as markup holds it. */
export const encoded = (attribute: string): string => attribute.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The classes of an attribute. */
export const classNames = (text: string): string[] => text.split(/\s+/);
/** Every word of a script that may be the name of a class. */
export const scriptWords = (script: string): string[] => script.split(/[\s"'`]+/);

/** All matches of a pattern's first group, or of its only one, in a text. */
export const firstGroups = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);
/** The class `md:flex` of the selector `.md\:flex`. */
export const unescaped = (name: string): string => name.replaceAll('\\', '');
/** The classes that selectors of a style sheet name. */
export const classesIn = (style: string): string[] => [...new Set(firstGroups(style, CLASS_SELECTOR))].map(unescaped);

/** `[data-tone=blue]` of a minified style sheet, and `data-tone="blue"` of a page. */
export const DATA_SELECTOR = /\[(data-[\w-]+)="?([\w-]+)"?\]/g;
export const DATA_ATTRIBUTE = / (data-[\w-]+)="([\w-]+)"/g;
export const dataName = (attribute: string, value: string): string => `${attribute}="${value}"`;
export const dataIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, attribute = '', value = '']) => dataName(attribute, value))),
];

const ELEMENT = /<([a-z][a-z\d]*)/g;
/** The elements that a browser adds where the markup leaves them out. */
const IMPLIED_ELEMENTS = ['html', 'head', 'body', 'tbody'];
/** Elements are told from classes by how they open. */
export const elementName = (element: string): string => `<${element}`;
export const elementsIn = (html: string): string[] =>
  [...new Set([...firstGroups(html, ELEMENT), ...IMPLIED_ELEMENTS])].map(elementName);

/** The elements that selectors of a style sheet name. */
export function elementsOf(style: string): string[] {
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

/** The word by which a script makes this: `blue` of `data-tone="blue"`, `table` of `<table`, the name of a class. */
export const wordOf = (name: string): string => /^<(.*)|="([^"]*)"$/.exec(name)?.slice(1).find(Boolean) ?? name;

/** A style sheet without what a browser need not read, changed by a visitor of lightningcss on the way. */
export const minified = (style: string, visitor: Visitor<CustomAtRules> = {}): string =>
  Buffer.from(transform({ filename: 'page.css', code: Buffer.from(style), minify: true, visitor }).code).toString();
