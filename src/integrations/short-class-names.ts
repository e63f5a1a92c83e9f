import {
  CLASS_ATTRIBUTE,
  CLASS_SELECTOR,
  classesIn,
  decoded,
  encoded,
  firstGroups,
  minified,
  classNames,
  STYLE,
  unescaped,
} from './style-text.ts';

const SPACED_COMMA = /"[^"]*"|, /g;
const SAID_TWICE = /([{;])([\w-]+:[^;{}]*;)\2+/g;
/** Properties that Safari read before its version of 2022, and no browser that knows layers does. */
const OLD_PREFIX = /-webkit-(?:text-decoration-color|mask(?:-position)?):[^;}]*;/g;
/**
 * A style without lightningcss's leftovers: spaces in values that it does not read, a prefixed declaration that Tailwind
 * wrote as well, a prefix that no browser of ours reads, and variables for the host of a shadow tree, which no page has.
 */
const compacted = (style: string): string =>
  style
    .replace(SPACED_COMMA, (found) => found.trimEnd())
    .replace(SAID_TWICE, '$1$2')
    .replace(OLD_PREFIX, '')
    .replaceAll(':root,:host', ':root');

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

/**
 * Gives utilities that always stand together on a page one short name: `class="section grid gap-8"` becomes
 * `class="section _a"`, a fifth of the page. Classes of components keep their names, and so do those that a script names.
 */
export function shortenUtilities(html: string, isKept: (name: string) => boolean): string {
  const style = firstGroups(html, STYLE).join('');
  const utilities = new Set(classesIn(utilitiesIn(style)).filter((name) => !isKept(name)));
  if (utilities.size === 0) return html;

  /** For each utility, in which lists of classes it stands. */
  const company = new Map<string, string>();
  for (const [index, list] of [...new Set(firstGroups(html, CLASS_ATTRIBUTE))].entries())
    for (const name of new Set(classNames(decoded(list))))
      if (utilities.has(name)) company.set(name, `${company.get(name) ?? ''} ${String(index)}`);
  const short = new Map<string, string>();
  for (const [index, lists] of [...new Set(company.values())].entries())
    for (const [name, own] of company) if (own === lists) short.set(name, shortName(index));

  return html
    .replace(CLASS_ATTRIBUTE, (_, list: string) => {
      const shortened = classNames(decoded(list)).map((name) => short.get(name) ?? name);
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
