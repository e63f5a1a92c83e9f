import { createHash } from 'node:crypto';

/** The headers of every answer of the site, page, file or function. */
export const COMMON_HEADERS = {
  // Of this host alone: nobody knows what the owner's other hosts can do.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Features that read a device, its surroundings or its owner. The site uses none, and each word goes out with each answer.
  'Permissions-Policy': [
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
  ]
    .map((feature) => `${feature}=()`)
    .join(','),
} as const;

/** Of a calendar, built or sent by the development server. */
export const CALENDAR_HEADERS = { 'Content-Type': 'text/calendar; charset=utf-8' } as const;

/** The source that allows a piece of inline code in a policy: `'sha256-…'`. */
export const hashSource = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** Hashes of the inline code that a page brings, `'sha256-…'`, and the origins that it frames. */
export type PageCode = { scripts: Iterable<string>; styles: Iterable<string>; framed: Iterable<string> };

/** The directives of a Content-Security-Policy: one without a source is left out, one that takes none is `true`. */
export type Directives = Readonly<Record<string, readonly string[] | true>>;

export const policyText = (directives: Directives): string =>
  Object.entries(directives)
    .filter(([, sources]) => sources === true || sources.length > 0)
    .map(([name, sources]) => (sources === true ? name : [name, ...sources].join(' ')))
    .join('; ');

/** The sources that a page may use: this origin alone but for frames, and only the inline code that the build wrote in it. */
export const contentDirectives = ({ scripts = [], styles = [], framed = [] }: Partial<PageCode>) => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...scripts],
  'style-src': ["'self'", ...styles],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': [...framed],
});

/**
 * Directives of every answer: by whom it is framed can only be said in a header, and the rest needs no copy in each page. No
 * policy names a source without TLS, so that there is none to upgrade.
 */
export const ANSWER_DIRECTIVES = {
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
};

/** Of an answer that isn't a page: it brings nothing, goes nowhere and is framed by nobody. */
export const BARE_POLICY = policyText({
  'default-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
});
