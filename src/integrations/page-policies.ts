import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAP_ORIGIN } from '#src/features/contact/office-map.ts';
import {
  embeddedForms,
  MARKETING_FORMS_ORIGIN,
  MARKETING_SCRIPT_ORIGIN,
} from '#src/features/marketing-forms/marketing-forms.ts';
import type { AddressRule } from '#src/site/address-rules.ts';
import { paths } from '#src/site/paths.ts';
import { slashed } from '#src/lib/slashed.ts';
import {
  hashSource,
  type HeaderRule,
  pageDirectives,
  type PagePolicy,
  policyText,
} from '#src/site/response-headers.ts';
import { site } from '#src/site/site.ts';
import { adminHeaders } from './admin-policy.ts';

const CODE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const NOT_INLINE_CODE = /\ssrc=|type="application\/(?:ld\+)?json"/;
const FORBIDDEN_ATTRIBUTE = /<[a-z][^<>]*?\s(style|on[a-z]+)=["'][^>]*>/;

/** Hashes of the inline code of some pages, each computed once however many pages carry it, and what they frame. */
class PageCode {
  readonly scripts = new Map<string, string>();
  readonly styles = new Map<string, string>();
  readonly framed = new Set<string>();
  /** The addresses of the pages, as patterns of Netlify's. */
  readonly addresses = new Set<string>();

  policy(): PagePolicy {
    return { scripts: this.scripts.values(), styles: this.styles.values(), framed: this.framed };
  }

  add(page: string, html: string): void {
    const markup = html.replace(CODE, (_, tag: string, attributes: string, code: string) => {
      const hashes = tag === 'style' ? this.styles : this.scripts;
      if (code !== '' && !hashes.has(code) && !NOT_INLINE_CODE.test(attributes)) hashes.set(code, hashSource(code));
      return `<${tag}${attributes}>`;
    });
    for (const origin of framedBy(html)) this.framed.add(origin);
    const forbidden = FORBIDDEN_ATTRIBUTE.exec(markup);
    if (forbidden !== null)
      throw new Error(
        `${page} has an inline ${String(forbidden[1])} attribute, which the Content-Security-Policy blocks. ` +
          `Move it to a class or a script: ${forbidden[0].slice(0, 160)}`,
      );
  }
}

/** A page or the pages of a folder, with the page that carries its name: they answer for one another by rewrites. */
const groupOf = (address: string) => /^\/[^/]*/.exec(address)?.[0] ?? '/';

const EMBEDDED_FORMS = groupOf(paths.embeddedForm(''));

const hasEmbeddedForms = embeddedForms(site.marketingForms).length > 0;

/** The sources that a page may frame: the map where it has one, and our own pages of marketing forms where there are some. */
const framedBy = (html: string): string[] => [
  ...(site.map !== undefined && html.includes(' data-map') ? [MAP_ORIGIN] : []),
  ...(hasEmbeddedForms ? ["'self'"] : []),
];

/**
 * The policy of the pages that hold a marketing form: the provider's script with the styles it writes, sent to the
 * provider alone, and framed by our own pages alone.
 */
export function embeddedFormPolicy(scriptHashes: readonly string[]): string {
  const provider = [MARKETING_SCRIPT_ORIGIN, MARKETING_FORMS_ORIGIN];
  return policyText({
    ...pageDirectives({ scripts: [...provider, ...scriptHashes], styles: ["'unsafe-inline'"], framed: provider }),
    'img-src': ["'self'", 'data:', ...provider],
    'connect-src': provider,
    'form-action': [MARKETING_FORMS_ORIGIN],
    'frame-ancestors': ["'self'"],
    // The provider's script writes markup without asking for trust.
    'require-trusted-types-for': [],
  });
}

/** Under which other group of addresses a page answers, by the rules of the site: a course that is missing under `/courses`. */
function otherGroups(rules: readonly AddressRule[]): ReadonlyMap<string, string> {
  const served = rules.filter(({ from, to, status }) => status !== 301 && groupOf(from) !== groupOf(to));
  return new Map(served.map(({ from, to }) => [to, groupOf(from)]));
}

/** `/blog/page/2` as `/blog/:part/:part`: of `/contact/*`, Netlify thinks that it covers `/contact-cpf-ia` too. */
const patternOf = (address: string) =>
  address
    .split('/')
    .map((part, depth) => (depth > 1 ? ':part' : part))
    .join('/');

/** The code of pages that share a policy, by the first part of their addresses: `/contact` for it and for `/contact/excel`. */
function codeByGroup(root: string, files: readonly string[], rules: readonly AddressRule[]): Map<string, PageCode> {
  const others = otherGroups(rules);
  const groups = new Map<string, PageCode>();
  for (const file of files) {
    const html = readFileSync(join(root, file), 'utf8');
    const address = `/${slashed(file).replace(/(^index)?\.html$/, '')}`;
    for (const group of new Set([groupOf(address), others.get(address) ?? groupOf(address)])) {
      const code = groups.get(group) ?? new PageCode();
      code.add(file, html);
      code.addresses.add(group === groupOf(address) ? patternOf(address) : group);
      groups.set(group, code);
    }
  }
  return groups;
}

/** The headers of a group of pages. */
function headersOf(group: string, code: PageCode): Readonly<Record<string, string>> {
  const scripts = [...code.scripts.values()];
  // As long as nobody can log in, the page is one of text like another.
  if (group === paths.admin && site.editing !== undefined) return adminHeaders(site.editing, scripts);
  return group === EMBEDDED_FORMS
    ? { 'X-Frame-Options': 'SAMEORIGIN', 'Content-Security-Policy': embeddedFormPolicy(scripts) }
    : { 'Content-Security-Policy': policyText(pageDirectives(code.policy())) };
}

/** The pages whose policy takes more than those of all others; closed, the editors' screen is a page like another. */
const isOpener = (group: string): boolean =>
  group === EMBEDDED_FORMS || (group === paths.admin && site.editing !== undefined);

/**
 * The policy of every answer, whatever its address: `//about` and `/courses/a/b` are pages too, and no rule of theirs finds
 * them. It takes what any page takes, so that it does not matter whether a server puts the policy of a page in its place or
 * sends both, which a browser then applies one by one; only the pages that take more need theirs in its place. It is long, so
 * files that are no pages have a short one in its place.
 */
function policyOfAll(groups: ReadonlyMap<string, PageCode>): string {
  const codes = [...groups].filter(([group]) => !isOpener(group)).map(([, code]) => code);
  return policyText(
    pageDirectives({
      scripts: new Set(codes.flatMap(({ scripts }) => [...scripts.values()])),
      styles: new Set(codes.flatMap(({ styles }) => [...styles.values()])),
      framed: new Set(codes.flatMap(({ framed }) => [...framed])),
    }),
  );
}

const NOT_FOUND_FILE = '404.html';

/** A page that answers at any address can't have its policy in a rule: it says it itself, but for what only headers can say. */
async function writePolicyInto(file: string, code: PageCode): Promise<void> {
  const policy = policyText({ ...pageDirectives(code.policy()), 'frame-ancestors': [] });
  const html = await readFile(file, 'utf8');
  await writeFile(
    file,
    html.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`),
  );
}

/**
 * The Content-Security-Policy of each built page, as rules of `_headers`, behind that of all answers: each page lists the
 * hashes of its own inline code alone. The page that answers
 * at any address gets its policy written into it.
 */
export async function pagePolicies(
  dist: string,
  pages: readonly string[],
  rules: readonly AddressRule[],
): Promise<HeaderRule[]> {
  const groups = codeByGroup(dist, pages, rules);
  const notFound = groups.get(`/${NOT_FOUND_FILE.replace('.html', '')}`);
  if (notFound !== undefined) await writePolicyInto(join(dist, NOT_FOUND_FILE), notFound);
  return [
    { address: '/*', headers: { 'Content-Security-Policy': policyOfAll(groups) } },
    ...[...groups].flatMap(([group, code]) => {
      const headers = headersOf(group, code);
      return [...code.addresses].map((address) => ({ address, headers }));
    }),
  ];
}
