import { createHash } from 'node:crypto';

export const COMMON_HEADERS = {
  // `includeSubDomains` is left out, because other hosts of the owner may lack TLS.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(),geolocation=(),microphone=(),payment=(),usb=()',
} as const;

export const hashSource = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

export type Directives = Readonly<Record<string, readonly string[]>>;

export const policyText = (directives: Directives): string =>
  Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

export const RESPONSE_DIRECTIVES = {
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
};
