import { createHash } from 'node:crypto';
import { appendFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { MAP_ORIGIN } from '#src/features/contact/office-map.ts';
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

/** The policy of every page: this origin alone but for the map, and only the inline code that the build wrote. */
export function contentSecurityPolicy(scriptHashes: readonly string[], styleHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    ["style-src 'self'", ...styleHashes].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    site.map === undefined ? "frame-src 'none'" : `frame-src ${MAP_ORIGIN}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
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
        const policy = contentSecurityPolicy([...code.scripts.values()], [...code.styles.values()]);
        await appendFile(join(root, '_headers'), `\n/*\n  Content-Security-Policy: ${policy}\n`);
        logger.info(`${String(pages.length)} pages, a policy of ${String(policy.length)} bytes`);
      },
    },
  };
}
