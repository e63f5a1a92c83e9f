import { avatarHosts, backendHosts } from '#src/editor/screen/cms-backend.ts';
import { pageDirectives, policyText } from '#src/site/response-headers.ts';
import type { Editing } from '#src/site/editing-schema.ts';

/**
 * The headers of `/admin` where editors log in, and of no other page. Decap compiles the check of its configuration,
 * writes styles as it goes, shows pictures that are not uploaded yet, and hears from the window in which somebody logs in.
 */
export function adminHeaders(editing: Editing, scriptHashes: readonly string[]): Readonly<Record<string, string>> {
  const policy = policyText({
    ...pageDirectives({ scripts: ["'unsafe-eval'", ...scriptHashes], styles: ["'unsafe-inline'"], framed: ["'self'"] }),
    'img-src': ["'self'", 'data:', 'blob:', ...avatarHosts(editing)],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", 'blob:', ...backendHosts(editing)],
    // Decap writes markup without asking for trust.
    'require-trusted-types-for': [],
  });
  return { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups', 'Content-Security-Policy': policy };
}
