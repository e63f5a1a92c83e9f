import type { Selector } from 'lightningcss';
import {
  classesIn,
  DATA_SELECTOR,
  dataIn,
  dataName,
  elementName,
  elementsOf,
  firstGroups,
  minified,
} from './style-text.ts';

const PLAYED_ANIMATION = /animation(?:-name)?:([^;}]*)/g;
/** Tailwind's own variables, in which utilities hand parts of a value to one another. */
const READ_VARIABLE = /var\((--tw-[\w-]+)/g;
const INITIAL_VALUE = /@property (--tw-[\w-]+)\{[^}]*initial-value:([^};]+)/g;

/** Tailwind's fallback for a variable of the theme in a sheet that only refers to it (`@reference`): each page defines it. */
const THEME_FALLBACK = /var\((--(?:color|font|text|ease)-[\w-]+),(?:[^()]|\([^()]*\))*\)/g;

/** A style sheet, whole and as pages have already carried it. */
export class StyleSheet {
  readonly #text: string;
  /** Its classes, its values of attributes and its elements as they stand in markup: `data-tone="blue"`, `<table`. */
  readonly #names: readonly string[];
  readonly #cuts = new Map<string, string>();

  constructor(text: string) {
    this.#text = text.replace(THEME_FALLBACK, 'var($1)');
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
  return minified(style, {
    Rule: {
      style: ({ value }) => (value.selectors.every((selector) => isIdle(selector, missing)) ? [] : undefined),
    },
    Selector: (selector) => (isIdle(selector, missing) ? [] : undefined),
  });
}

/** Writes out those of Tailwind's variables that no utility left sets to anything else than their initial value. */
function withInitialValues(style: string): string {
  const values = (name: string) => firstGroups(style, new RegExp(`${name}:([^;}]*)`, 'g'));
  return [...style.matchAll(INITIAL_VALUE)].reduce(
    (text, [, name = '', initial = '']) =>
      values(name).every((value) => value === initial) ? text.replaceAll(`var(${name})`, initial) : text,
    style,
  );
}

/** Leaves out what is declared for utilities that the style sheet no longer holds: Tailwind's variables, and animations. */
function withoutIdleDeclarations(style: string): string {
  const read = new Set(firstGroups(style, READ_VARIABLE));
  const isUnread = (name: string) => name.startsWith('--tw-') && !read.has(name);
  const played = new Set(firstGroups(style, PLAYED_ANIMATION).flatMap((value) => value.split(/[\s,]+/)));
  return minified(style, {
    Declaration: { custom: ({ name }) => (isUnread(name) ? [] : undefined) },
    Rule: {
      property: ({ value }) => (isUnread(value.name) ? [] : undefined),
      keyframes: ({ value }) => (played.has(value.name.value) ? undefined : []),
    },
  });
}

/** Leaves out the typefaces of characters that the page does not show: their ranges are long. */
export function withoutIdleTypefaces(style: string, characters: ReadonlySet<number>): string {
  if (!style.includes('unicode-range')) return style;
  return minified(style, {
    Rule: {
      'font-face': ({ value: { properties } }) => {
        const ranges = properties.flatMap((property) => (property.type === 'unicode-range' ? property.value : []));
        const isShown = (code: number) => ranges.some(({ start, end }) => start <= code && code <= end);
        return ranges.length > 0 && ![...characters].some(isShown) ? [] : undefined;
      },
    },
  });
}
