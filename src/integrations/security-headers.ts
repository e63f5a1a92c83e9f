import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { MAP_ORIGIN } from '#src/features/contact/office-map.ts';
import {
  embeddedForms,
  MARKETING_FORMS_ORIGIN,
  MARKETING_SCRIPT_ORIGIN,
} from '#src/features/marketing-forms/marketing-forms.ts';
import { paths } from '#src/site/paths.ts';
import { slashed } from '#src/lib/slashed.ts';
import { site } from '#src/site/site.ts';
import { adminHeaders } from './admin-policy.ts';

const CODE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const NOT_INLINE_CODE = /\ssrc=|type="application\/(?:ld\+)?json"/;
const FORBIDDEN_ATTRIBUTE = /<[a-z][^<>]*?\s(style|on[a-z]+)=["'][^>]*>/;

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of the inline code of some pages, each computed once however many pages carry it, and what they frame. */
class PageCode {
  readonly scripts = new Map<string, string>();
  readonly styles = new Map<string, string>();
  readonly framed = new Set<string>();
  /** Where the pages answer, as patterns of Netlify's. */
  readonly addresses = new Set<string>();

  add(page: string, html: string): void {
    const markup = html.replace(CODE, (_, tag: string, attributes: string, code: string) => {
      const hashes = tag === 'style' ? this.styles : this.scripts;
      if (code !== '' && !hashes.has(code) && !NOT_INLINE_CODE.test(attributes)) hashes.set(code, sha256(code));
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

/** What a page may frame: the map where it has one, and our own pages of marketing forms where there are some. */
const framedBy = (html: string): string[] => [
  ...(site.map !== undefined && html.includes(' data-map') ? [MAP_ORIGIN] : []),
  ...(hasEmbeddedForms ? ["'self'"] : []),
];

/**
 * What holds for every answer, whatever its address. No rule of a page takes any of it back: it does not matter whether a
 * server puts the page's policy in its place or sends both.
 */
const POLICY_OF_ALL = "base-uri 'none'; object-src 'none'; upgrade-insecure-requests";

/** The policy of some pages: this origin alone but for what they frame, and only the inline code that the build wrote in them. */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  styleHashes: readonly string[],
  framed: readonly string[],
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    ["style-src 'self'", ...styleHashes].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    ...(framed.length > 0 ? [['frame-src', ...framed].join(' ')] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'upgrade-insecure-requests',
  ].join('; ');
}

/**
 * The policy of the pages that hold a marketing form: the provider's script with the styles it writes, sent to the
 * provider alone, and framed by our own pages alone.
 */
export function embeddedFormPolicy(scriptHashes: readonly string[]): string {
  const provider = `${MARKETING_SCRIPT_ORIGIN} ${MARKETING_FORMS_ORIGIN}`;
  return [
    "default-src 'none'",
    ["script-src 'self'", MARKETING_SCRIPT_ORIGIN, MARKETING_FORMS_ORIGIN, ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${provider}`,
    "font-src 'self'",
    `connect-src ${provider}`,
    `frame-src ${provider}`,
    `form-action ${MARKETING_FORMS_ORIGIN}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'upgrade-insecure-requests',
  ].join('; ');
}

/** Where pages answer beside their own address, by netlify.toml. */
const OTHER_ADDRESSES: ReadonlyMap<string, string> = new Map([
  [paths.aiCourse, paths.aiCourseCampaign],
  [paths.courseNotFound, paths.courses],
  [paths.articleNotFound, paths.blog],
]);

/** `/blog/page/2` as `/blog/:part/:part`: of `/contact/*`, Netlify thinks that it covers `/contact-cpf-ia` too. */
const patternOf = (address: string) =>
  address
    .split('/')
    .map((part, depth) => (depth > 1 ? ':part' : part))
    .join('/');

/** What the policy of each page is about, by the first part of their addresses: `/contact` for it and for `/contact/excel`. */
function codeByGroup(root: string, files: readonly string[]): Map<string, PageCode> {
  const groups = new Map<string, PageCode>();
  for (const file of files) {
    const html = readFileSync(join(root, file), 'utf8');
    const address = `/${slashed(file).replace(/(^index)?\.html$/, '')}`;
    for (const group of new Set([groupOf(address), OTHER_ADDRESSES.get(address) ?? groupOf(address)])) {
      const code = groups.get(group) ?? new PageCode();
      code.add(file, html);
      code.addresses.add(group === groupOf(address) ? patternOf(address) : group);
      groups.set(group, code);
    }
  }
  return groups;
}

/** The headers of a group of pages. */
function headersOf(group: string, { scripts, styles, framed }: PageCode): string[] {
  const [scriptHashes, styleHashes] = [[...scripts.values()], [...styles.values()]];
  // As long as nobody can log in, the page is one of text like another.
  if (group === paths.admin && site.editing !== undefined) return adminHeaders(site.editing, scriptHashes);
  return group === EMBEDDED_FORMS
    ? ['X-Frame-Options: SAMEORIGIN', `Content-Security-Policy: ${embeddedFormPolicy(scriptHashes)}`]
    : [`Content-Security-Policy: ${contentSecurityPolicy(scriptHashes, styleHashes, [...framed])}`];
}

const rule = (address: string, headers: readonly string[]) =>
  `\n${address}\n${headers.map((header) => `  ${header}\n`).join('')}`;

const NOT_FOUND_FILE = '404.html';

/** A page that answers at any address can't have its policy in a rule: it says it itself, but for what only headers can say. */
async function writePolicyInto(file: string, { scripts, styles, framed }: PageCode): Promise<void> {
  const policy = contentSecurityPolicy([...scripts.values()], [...styles.values()], [...framed]).replace(
    "frame-ancestors 'none'; ",
    '',
  );
  const html = await readFile(file, 'utf8');
  await writeFile(
    file,
    html.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`),
  );
}

/**
 * Hashes the inline scripts and styles of the built pages and adds their Content-Security-Policy to `dist/_headers`: each
 * page lists its own code alone, since a policy of the whole site would not leave room for the page in the first packets.
 * The headers that do not depend on the build stand in `public/_headers`.
 */
export function securityHeaders(): AstroIntegration {
  return {
    name: 'security-headers',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html')).sort();
        const groups = codeByGroup(root, files);
        const rules = [rule('/*', [`Content-Security-Policy: ${POLICY_OF_ALL}`])];
        for (const [group, code] of groups) {
          const headers = headersOf(group, code);
          rules.push(...[...code.addresses].map((address) => rule(address, headers)));
        }
        await appendFile(join(root, '_headers'), rules.join(''));
        const notFound = groups.get(`/${NOT_FOUND_FILE.replace('.html', '')}`);
        if (notFound !== undefined) await writePolicyInto(join(root, NOT_FOUND_FILE), notFound);
        logger.info(`${String(files.length)} pages, ${String(groups.size)} policies`);
      },
    },
  };
}
