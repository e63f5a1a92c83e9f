import { createHash } from 'node:crypto';
import { appendFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { MAP_ORIGIN } from '#src/features/contact/office-map.ts';
import {
  embeddedForms,
  MARKETING_FORMS_ORIGIN,
  MARKETING_SCRIPT_ORIGIN,
} from '#src/features/marketing-forms/marketing-forms.ts';
import { site } from '#src/site/site.ts';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const FORBIDDEN_ATTRIBUTE = /<[a-z][^<>]*?\s(style|on[a-z]+)=["'][^>]*>/;

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of the inline code of some pages, each computed once however many pages carry it. */
class InlineCode {
  readonly scripts = new Map<string, string>();
  readonly styles = new Map<string, string>();

  add(page: string, html: string): void {
    const forbidden = FORBIDDEN_ATTRIBUTE.exec(html.replace(INLINE_SCRIPT, '').replace(INLINE_STYLE, ''));
    if (forbidden !== null)
      throw new Error(
        `${page} has an inline ${String(forbidden[1])} attribute, which the Content-Security-Policy blocks. ` +
          `Move it to a class or a script: ${forbidden[0].slice(0, 160)}`,
      );
    for (const [pattern, hashes] of [
      [INLINE_SCRIPT, this.scripts],
      [INLINE_STYLE, this.styles],
    ] as const)
      for (const [, code] of html.matchAll(pattern))
        if (code !== undefined && code !== '' && !hashes.has(code)) hashes.set(code, sha256(code));
  }
}

const hasEmbeddedForms = embeddedForms(site.marketingForms).length > 0;

/** What pages may frame: the map, and our own pages of marketing forms where there are some. */
const FRAMED = [...(site.map === undefined ? [] : [MAP_ORIGIN]), ...(hasEmbeddedForms ? ["'self'"] : [])];

/** The policy of every page: this origin alone but for the map, and only the inline code that the build wrote. */
export function contentSecurityPolicy(scriptHashes: readonly string[], styleHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    ["style-src 'self'", ...styleHashes].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${FRAMED.join(' ') || "'none'"}`,
    "manifest-src 'self'",
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

/**
 * Hashes the inline scripts and styles of the built pages and adds the Content-Security-Policy to `dist/_headers`.
 * The headers that do not depend on the build stand in `public/_headers`.
 */
export function securityHeaders(): AstroIntegration {
  return {
    name: 'security-headers',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const pages = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'));
        const code = new InlineCode();
        for (const page of pages) code.add(page, await readFile(join(root, page), 'utf8'));
        const hashes = [...code.scripts.values()];
        const policy = contentSecurityPolicy(hashes, [...code.styles.values()]);
        await appendFile(join(root, '_headers'), `\n/*\n  Content-Security-Policy: ${policy}\n`);
        // A later rule takes the place of an earlier one, header by header.
        if (hasEmbeddedForms)
          await appendFile(
            join(root, '_headers'),
            `\n/embed/*\n  X-Frame-Options: SAMEORIGIN\n  Content-Security-Policy: ${embeddedFormPolicy(hashes)}\n`,
          );
        logger.info(`${String(pages.length)} pages, a policy of ${String(policy.length)} bytes`);
      },
    },
  };
}
