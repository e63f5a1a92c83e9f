import { StyleSheet, withoutIdleTypefaces } from './purged-style-sheet.ts';
import { shortenUtilities } from './short-class-names.ts';
import {
  CLASS_ATTRIBUTE,
  DATA_ATTRIBUTE,
  dataIn,
  decoded,
  elementsIn,
  firstGroups,
  classNames,
  STYLE,
  wordOf,
  scriptWords,
} from './style-text.ts';

const INLINE_SCRIPT = /<script[^>]*>([\s\S]*?)<\/script>/g;
const NOT_TEXT = /<(head|script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g;
const SCRIPT_FILE = /[\w.-]+\.js\b/g;
/** The mark of content that is not in the page yet: the contact function fills it in. */
const SLOT = '<!--slot:';

/** The characters that a page shows before anybody does anything. */
const charactersOf = (html: string): ReadonlySet<number> =>
  new Set(Array.from(decoded(html.replace(NOT_TEXT, '')), (character) => character.codePointAt(0) ?? 0));

/**
 * Leaves out of a page's styles the rules of classes, elements and values of data attributes that neither its markup nor
 * any script that it may load names, and shortens the names of the others. `scripts`: the text of each file of scripts, by its name without a folder.
 */
export function pageStyles(scripts: ReadonlyMap<string, string>): (html: string) => string {
  const sheets = new Map<string, StyleSheet>();
  const wordsOf = new Map([...scripts].map(([file, script]) => [file, scriptWords(script)]));

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
      ...firstGroups(html, CLASS_ATTRIBUTE).flatMap((value) => classNames(decoded(value))),
      ...dataIn(html, DATA_ATTRIBUTE),
      ...elementsIn(html),
    ]);
    const inScripts = new Set([
      ...firstGroups(html, INLINE_SCRIPT).flatMap(scriptWords),
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
    return isFilledIn ? purged : shortenUtilities(purged, (name) => inScripts.has(name));
  };
}
