import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { AddressRule } from '#src/site/address-rules.ts';

/** The rules that a build adds to `netlify.toml`, beside the folder that it fills: one built elsewhere leaves ours alone. */
const NETLIFY_CONFIG = '.netlify/v1/config.json';

/** A rule as `netlify.toml` and Netlify's own packages take it. */
const netlifyRuleSchema = z.object({
  from: z.string(),
  query: z.record(z.string(), z.string()).optional(),
  to: z.string(),
  status: z.number(),
  force: z.boolean(),
});

export type NetlifyRule = z.output<typeof netlifyRuleSchema>;

/** `/courses.html`, which Netlify would serve beside `/courses`: one page has one address. */
const cleanAddressRules = (pages: readonly string[]): AddressRule[] =>
  // The page that answers everywhere has no address of its own.
  pages
    .filter((file) => file !== '404.html')
    .map((file) => {
      const page = `/${file.replace(/\.html$/, '')}`;
      return { from: `/${file}`, to: page === '/index' ? '/' : page, status: 301, isForced: true };
    });

const conditionsOf = ({ query = {} }: AddressRule): string[] =>
  Object.entries(query).map(([name, value]) => `${name}=${value}`);

/** Words are what a line of `_redirects` is made of, and equal signs part them: no value with either can stand in it. */
const fitsInALine = ({ query = {} }: AddressRule): boolean =>
  Object.values(query).every((value) => !/[\s=]/.test(value));

/** `/contact formation=excel /contact/excel 200!` */
const lineOf = (rule: AddressRule): string =>
  [rule.from, ...conditionsOf(rule), rule.to, `${String(rule.status)}${rule.isForced ? '!' : ''}`].join(' ');

export const netlifyRule = ({ from, query, to, status, isForced = false }: AddressRule): NetlifyRule => ({
  from,
  ...(query && { query }),
  to,
  status,
  force: isForced,
});

/** The rules that a build has left beside `dist/_redirects`. */
export function readConfigRules(root: string): NetlifyRule[] {
  const file = join(root, NETLIFY_CONFIG);
  if (!existsSync(file)) return [];
  return z.object({ redirects: z.array(netlifyRuleSchema) }).parse(JSON.parse(readFileSync(file, 'utf8'))).redirects;
}

/**
 * Writes the rules of all addresses for Netlify: to `dist/_redirects`, and those whose query has a value that no line can hold to
 * `.netlify/v1/config.json` beside it, where a build may add to `netlify.toml`.
 */
export async function writeRedirects(
  dist: string,
  pages: readonly string[],
  rules: readonly AddressRule[],
): Promise<void> {
  const isBuilt = ({ page }: AddressRule) => page === undefined || existsSync(join(dist, `${page}.html`));
  const all = [...cleanAddressRules(pages), ...rules.filter(isBuilt)];
  await writeFile(
    join(dist, '_redirects'),
    all
      .filter(fitsInALine)
      .map((rule) => `${lineOf(rule)}\n`)
      .join(''),
  );
  const config = join(dirname(dist), NETLIFY_CONFIG);
  await mkdir(dirname(config), { recursive: true });
  const redirects = all.filter((rule) => !fitsInALine(rule)).map(netlifyRule);
  await writeFile(config, `${JSON.stringify({ redirects }, null, 2)}\n`);
}
