import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { site } from '#src/site/site.ts';
import { attributes, visibleLines } from '../support/built-page.ts';
import { atLeast, builtPages } from '../support/built-site.ts';

/** English sentences that the specification requires on the not-found page. */
const isEnglish = (line: string) => /404 Page Not Found|Did you forget to add the page to the router\?/.test(line);

const NO_BREAK_HINT =
  "If a space is missing, write &nbsp; between tags, \\u00a0 in a string, title={'Quoi\\u202f?'} for a component; texts of content/ get it automatically";

/** URLs with a query, which are not checked, because the category in `?category=` may end with a sign such as `!`. */
const ADDRESS = /\S+\?\w+=\S+/g;

/** Each distinct line, with its page. */
const LINES = new Map(
  builtPages().flatMap(({ path, root }) =>
    visibleLines(root).map((line) => [line.replaceAll(ADDRESS, ''), path] as const),
  ),
);

function excerpt(line: string, rule: RegExp): string {
  const at = rule.exec(line)?.index ?? 0;
  return line.slice(Math.max(0, at - 40), at + 40);
}

test.each([
  ['writes curly apostrophes', /\p{L}'\p{L}/u],
  ['writes French quotation marks', /["“”]/],
  // Times and ratios (9:30), addresses (https://, ?category=) and the pairs ?! and !! need no space.
  ['writes a no-break space before : ; ! ? and »', / [:;!?»]|[\p{L}\p{N})»%€][;!?»](?![!?]|\w+=)|\p{L}:(?!\/\/)/u],
  ['writes a no-break space after «', /«(?![\u00a0\u202f])/],
  ['writes a narrow no-break space before ; ! and ?', /\u00a0[;!?]/],
  ['writes a no-break space between a number and its unit', /\d [%€]/],
  ['writes decimals with a comma', /\d\.\d+\s?(h|heures?|jours?|€|%|sur)(?!\w)/],
  [
    'shows no value that is missing or not a text',
    /\b(undefined|NaN|null|Infinity|Invalid Date)\b|\[(object|JSX)|\{\{/,
  ],
  ['shows no HTML entity', /&(nbsp|amp|[lr]aquo|[lr]squo|#\d+);/],
])('%s', (_name, rule) => {
  const wrong = [...LINES].filter(([line]) => rule.test(line) && !isEnglish(line));
  expect(
    wrong.map(([line, path]) => `${path}: ${excerpt(line, rule)}`),
    NO_BREAK_HINT,
  ).toEqual([]);
});

/** What a page says and links to. */
const textsOf = (root: HTMLElement): string[] => [
  ...visibleLines(root),
  ...['href', 'src', 'action', 'data-map'].flatMap((name) => attributes(root, name)),
];
const found = (pattern: RegExp): string[] =>
  builtPages().flatMap(({ root }) => textsOf(root).flatMap((text) => text.match(pattern) ?? []));

const PHONE_NUMBER = /(?<![\d/.-])(?:\+33[\s.\u00a0\u202f]?|0)[1-9](?:[\s.\u00a0\u202f]?\d{2}){4}(?!\d)/g;
const FICTIONAL_NUMBER = /^(?:\+33|0)(?:19900|26191|63998)\d{4}$/;

/** Whether the provider is invented. If so, its telephone numbers and hosts must be invented, too. */
const isInvented = new URL(site.brand.url).hostname.endsWith('.example');

test.runIf(isInvented)('shows only telephone numbers reserved for fiction', () => {
  const numbers = new Set(found(PHONE_NUMBER).map((number) => number.replace(/[\s.\u00a0\u202f]/g, '')));
  expect(numbers.size).toBeGreaterThan(0);
  // The law requires the real number of the host on the legal notice.
  numbers.delete(site.legal.host.phone.replace(/\s/g, ''));
  expect([...numbers].filter((number) => !FICTIONAL_NUMBER.test(number))).toEqual([]);
});

const HOST = /(?<=@|https?:\/\/(?:www\.)?|www\.)[a-z0-9.-]+\.[a-z]{2,}/g;

/** Invented hosts, and those of public bodies, software and the map, which a real provider would name too. */
const ALLOWED_HOST =
  /(^|\.)(example|cnil\.fr|cofrac\.fr|defenseurdesdroits\.fr|europa\.eu|francecompetences\.fr|francetravail\.fr|gouv\.fr|openstreetmap\.org|schema\.org|service-public\.fr)$/;

test.runIf(isInvented)('uses only .example for invented hosts and addresses', () => {
  const hosts = new Set(found(HOST));
  expect(hosts.size).toBeGreaterThanOrEqual(atLeast(4));
  expect([...hosts].filter((host) => !ALLOWED_HOST.test(host))).toEqual([]);
});
