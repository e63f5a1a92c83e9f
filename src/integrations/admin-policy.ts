import { avatarHosts, backendHosts } from '#src/editor/screen/cms-backend.ts';
import { ANSWER_DIRECTIVES, contentDirectives, type PageAllowance, policyText } from '#src/site/response-headers.ts';
import type { Editing } from '#src/site/editing-schema.ts';

/**
 * What `/admin` may do where editors log in, and no other page. Decap compiles the check of its configuration, writes styles
 * as it goes, shows pictures that are not uploaded yet, and hears from the window in which somebody logs in.
 */
export const adminAllowance = (editing: Editing, scriptHashes: Iterable<string>): PageAllowance => ({
  content: {
    ...contentDirectives({
      scripts: ["'unsafe-eval'", ...scriptHashes],
      styles: ["'unsafe-inline'"],
      framed: ["'self'"],
    }),
    'img-src': ["'self'", 'data:', 'blob:', ...avatarHosts(editing)],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", 'blob:', ...backendHosts(editing)],
  },
  headers: {
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    // Decap writes markup without asking for trust.
    'Content-Security-Policy': policyText({ ...ANSWER_DIRECTIVES, 'require-trusted-types-for': [] }),
  },
});
