import { closest, distance } from 'fastest-levenshtein';
import { firstGroups } from '#src/integrations/style-text.ts';
import { classLists } from './class-lists.ts';
import { classesOfSheet, withRule } from './tailwind-rules.ts';

type StyleFault = { file: string; line: number; name: string; fault: string };

/** Marks for the variants `group-hover:` and `peer-checked:`, which have no rule of their own. */
const MARK = /^(group|peer)(\/|$)/;
const DARK = /(^|[:-])dark:|prefers-color-scheme/;
const DARK_FAULT =
  'dark: asks the device and not the visitor, who may have chosen otherwise; tokens change by themselves, the rest stands in src/styles/dark.css';
/** `@apply … dark:bg-ink`, `@variant dark { … }`. */
const DARK_IN_SHEET = /@apply [^;}]*?\b(dark:[^\s;}]+)|@variant [^{]*?\b(dark)\b/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** `var(--name)` without anything to fall back on, `text-(--name)`, `text-(length:--name)`. */
const USED = /var\(\s*(--[\w-]+)\s*\)|-\((?:[\w-]+:)?(--[\w-]+)\)/g;
/** `--name: …`, `'--name': …`, `setProperty('--name', …)`. */
const DEFINED = /(--[\w-]+)['"\]]*\s*:|setProperty\(\s*['"](--[\w-]+)/g;

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

const darkSheets = (texts: ReadonlyMap<string, string>): StyleFault[] =>
  [...texts].flatMap(([file, text]) =>
    [...text.matchAll(DARK_IN_SHEET)].map(({ 0: all, 1: utility, 2: variant = '', index }) => ({
      file,
      line: lineAt(text, index + all.length - 1),
      name: utility ?? variant,
      fault: DARK_FAULT,
    })),
  );

function unknownProperties(texts: ReadonlyMap<string, string>): StyleFault[] {
  const defined = new Set(
    [...texts.values()].flatMap((text) => [...text.matchAll(DEFINED)].map(([, one, other]) => one ?? other)),
  );
  return [...texts].flatMap(([file, text]) =>
    [...text.matchAll(USED)].flatMap(({ 1: one, 2: other, index }) => {
      const name = one ?? other ?? '';
      if (name.startsWith('--tw-') || defined.has(name)) return [];
      const line = lineAt(text, index);
      return [{ file, line, name, fault: 'defined nowhere in src; src/styles/tokens.css names the tokens' }];
    }),
  );
}

const stylesOf = (file: string, text: string): string =>
  file.endsWith('.css') ? text : firstGroups(text, STYLE).join('\n');

/** A name that has a rule and differs by a letter. */
function meant(name: string, names: readonly string[]): string {
  const near = closest(name, names);
  return distance(name, near) === 1 ? `no rule; did you mean ${near}?` : '';
}

async function unknownClasses(texts: ReadonlyMap<string, string>): Promise<StyleFault[]> {
  const lists = [...texts]
    .filter(([file]) => !file.endsWith('.css'))
    .map(([file, text]) => ({ file, ...classLists(file, text) }));
  const ruled = new Set([
    ...(await withRule([...new Set(lists.flatMap(({ strings }) => strings.flatMap(({ words }) => words)))])),
    ...[...texts].flatMap(([file, text]) => classesOfSheet(stylesOf(file, text))),
  ]);
  const names = [...ruled];
  const isKnown = (word: string) => ruled.has(word) || MARK.test(word);

  return lists.flatMap(({ file, strings, inParts }) => [
    ...strings.flatMap(({ line, words, isOfClasses }): StyleFault[] => {
      // Of a string that stands elsewhere, as for a constant that another file imports, most words tell what it is.
      const known = words.filter(isKnown).length;
      const isList = isOfClasses || (words.length > 1 && known > words.length / 2);
      return words.flatMap((name): StyleFault[] => {
        if (DARK.test(name) && ruled.has(name)) return [{ file, line, name, fault: DARK_FAULT }];
        if (!isList || isKnown(name)) return [];
        const fault = meant(name, names) || 'no rule: misspelt, or nothing that docs/styles.md lists';
        return [{ file, line, name, fault }];
      });
    }),
    ...inParts.map((line) => ({
      file,
      line,
      name: 'a class',
      fault: 'made of parts: write the names whole, choose between two, or list them with class:list or an array',
    })),
  ]);
}

/** What the sources of pages, by their path, name of classes and custom properties and no style sheet has. */
export async function styleFaults(texts: ReadonlyMap<string, string>): Promise<StyleFault[]> {
  return [...(await unknownClasses(texts)), ...unknownProperties(texts), ...darkSheets(texts)];
}
