import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { site } from '#src/site/site.ts';
import { atLeast, attributes, builtPages, visibleLines } from '../support/built-site.ts';

/** The not-found page says in English what the specification has it say. */
const isEnglish = (line: string) => /404 Page Not Found|Did you forget to add the page to the router\?/.test(line);

const NO_BREAK =
  "Write a no-break space: &nbsp; between tags, \\u00a0 in a string, title={'Quoi\\u202f?'} for a component; the reader sets it in content/";

/** `page: line`, once for each line that breaks a rule. */
function breaches(rule: RegExp): string[] {
  const found = new Map<string, string>();
  for (const { path, root } of builtPages())
    for (const line of visibleLines(root))
      if (rule.test(line) && !isEnglish(line) && !found.has(line)) found.set(line, path);
  return [...found].map(([line, path]) => `${path}: ${excerpt(line, rule)}`);
}

function excerpt(line: string, rule: RegExp): string {
  const at = rule.exec(line)?.index ?? 0;
  return line.slice(Math.max(0, at - 40), at + 40);
}

test.each([
  ['writes curly apostrophes', /\p{L}'\p{L}/u],
  ['writes French quotation marks', /["“”]/],
  // Times and ratios (9:30), addresses (https://, ?category=) and the pairs ?! and !! stand without a space.
  ['keeps : ; ! ? and » beside their word', / [:;!?»]|[\p{L}\p{N})»%€][;!?»](?![!?]|\w+=)|\p{L}:(?!\/\/)/u],
  ['keeps « beside its word', /«(?![\u00a0\u202f])/],
  ['writes the narrow space of printers before ; ! and ?', /\u00a0[;!?]/],
  ['keeps a figure and its unit on one line', /\d [%€]/],
])('%s', (_what, rule) => {
  expect(breaches(rule), NO_BREAK).toEqual([]);
});

test('writes out no name of a sign', () => {
  const written = builtPages().flatMap(({ path, html }) =>
    (html.match(/.{0,40}&amp;(?:nbsp|amp|[lr]aquo|[lr]squo|#\d+);/g) ?? []).map((text) => `${path}: ${text}`),
  );
  expect(written, NO_BREAK).toEqual([]);
});

const TYPED_NUMBER = /(?<![\d/.-])(?:\+33[\s.\u00a0\u202f]?|0)[1-9](?:[\s.\u00a0\u202f]?\d{2}){4}(?!\d)/g;
const FICTION = /^(?:\+33|0)(?:19900|26191|63998)\d{4}$/;

test('gives no telephone number that could be somebody’s', () => {
  const typed = builtPages().flatMap(({ root }) =>
    [...visibleLines(root), ...attributes(root, 'href')].flatMap((text) => text.match(TYPED_NUMBER) ?? []),
  );
  expect(typed.length).toBeGreaterThan(0);
  const numbers = new Set(typed.map((number) => number.replace(/[\s.\u00a0\u202f]/g, '')));
  // The real number of the real host, which the law wants on the legal notice.
  numbers.delete(site.legal.host.phone.replace(/\s/g, ''));
  expect([...numbers].filter((number) => !FICTION.test(number))).toEqual([]);
});

/** Public bodies, software and the map: what a real provider would name too. */
const REAL_HOSTS = [
  'cnil.fr',
  'cofrac.fr',
  'defenseurdesdroits.fr',
  'europa.eu',
  'francecompetences.fr',
  'francetravail.fr',
  'gouv.fr',
  'openstreetmap.org',
  'schema.org',
  'service-public.fr',
];

const isAllowed = (host: string) =>
  host.endsWith('.example') || REAL_HOSTS.some((real) => host === real || host.endsWith(`.${real}`));

const hostsIn = (root: HTMLElement): string[] => {
  const addresses = ['href', 'src', 'action', 'data-map'].flatMap((name) => attributes(root, name));
  const texts = [...addresses, ...visibleLines(root)];
  return texts.flatMap((text) => text.match(/(?<=@|https?:\/\/(?:www\.)?|www\.)[a-z0-9.-]+\.[a-z]{2,}/g) ?? []);
};

test('invents hosts and addresses in .example alone', () => {
  const hosts = new Set(builtPages().flatMap(({ root }) => hostsIn(root)));
  expect(hosts.size).toBeGreaterThanOrEqual(atLeast(4));
  expect([...hosts].filter((host) => !isAllowed(host))).toEqual([]);
});
