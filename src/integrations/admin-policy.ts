import { avatarHosts, backendHosts } from '#src/editor/screen/cms-backend.ts';
import type { Editing } from '#src/site/editing-schema.ts';

/**
 * The headers of `/admin` where editors log in, and of no other page. Decap compiles the check of its configuration,
 * writes styles as it goes, shows pictures that are not uploaded yet, and hears from the window in which somebody logs in.
 */
export function adminHeaders(editing: Editing, scriptHashes: readonly string[]): string[] {
  const policy = [
    "default-src 'none'",
    ["script-src 'self' 'unsafe-eval'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...avatarHosts(editing)].join(' '),
    "font-src 'self' data:",
    ["connect-src 'self' blob:", ...backendHosts(editing)].join(' '),
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    'upgrade-insecure-requests',
  ].join('; ');
  return ['Cross-Origin-Opener-Policy: same-origin-allow-popups', `Content-Security-Policy: ${policy}`];
}
