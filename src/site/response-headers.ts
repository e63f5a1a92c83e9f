import { createHash } from 'node:crypto';

export const COMMON_HEADERS = {
  // Without `includeSubDomains`: other hosts of the owner may lack TLS.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Browser features that the site does not use.
  'Permissions-Policy': ['camera', 'geolocation', 'microphone', 'payment', 'usb']
    .map((feature) => `${feature}=()`)
    .join(','),
} as const;

export const CALENDAR_HEADERS = { 'Content-Type': 'text/calendar; charset=utf-8' } as const;

/** The CSP source of a piece of inline code: `'sha256-…'`. */
export const hashSource = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** The CSP sources of a page's inline code, and the origins of its frames. */
export type PageCode = { scripts: Iterable<string>; styles: Iterable<string>; framed: Iterable<string> };

/** The directives of a Content-Security-Policy. `true`: no sources. An empty list omits the directive. */
export type Directives = Readonly<Record<string, readonly string[] | true>>;

export const policyText = (directives: Directives): string =>
  Object.entries(directives)
    .filter(([, sources]) => sources === true || sources.length > 0)
    .map(([name, sources]) => (sources === true ? name : [name, ...sources].join(' ')))
    .join('; ');

/** The directives of a page: this origin, the page's own inline code and its frames. */
export const contentDirectives = ({ scripts = [], styles = [], framed = [] }: Partial<PageCode>) => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...scripts],
  'style-src': ["'self'", ...styles],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': [...framed],
});

/** The directives that are sent as a header with every response. */
export const RESPONSE_DIRECTIVES = {
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
};

/** The policy of responses other than pages. */
export const BARE_POLICY = policyText({
  'default-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
});
