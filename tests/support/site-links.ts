import { type HTMLElement, parse } from 'node-html-parser';
import { config as contactFunction } from '#netlify/entries/contact/contact.ts';
import { site } from '#src/site/site.ts';
import { attributes } from './built-page.ts';
import { answerAt } from './built-site.ts';

const OWN_ORIGIN = new URL(site.brand.url).origin;

/** The addresses of structured data. Those with a fragment only identify things. */
const OWN_ADDRESS = new RegExp(`"(${OWN_ORIGIN}[^"#]*)"`, 'g');

const STYLE_ADDRESS = /url\(["']?(\/[^"')]+)/g;

const srcsetUrls = (srcset: string) => srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

/** Every address in a page, including those of `use` elements, metadata, structured data, styles and embedded maps. */
export const addressesIn = (root: HTMLElement): string[] => [
  ...['href', 'src', 'action', 'formaction', 'poster', 'data-map'].flatMap((name) => attributes(root, name)),
  ...attributes(root, 'srcset').flatMap(srcsetUrls),
  ...root
    .querySelectorAll('meta[property$=":url"], meta[property="og:image"]')
    .map((meta) => meta.getAttribute('content') ?? ''),
  ...root
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap(({ rawText }) => [...rawText.matchAll(OWN_ADDRESS)].map(([, address = '']) => address)),
  ...root
    .querySelectorAll('style')
    .flatMap(({ rawText }) => [...rawText.matchAll(STYLE_ADDRESS)].map(([, address = '']) => address)),
];

type Target = { status: number; fragments: ReadonlySet<string> };
const targets = new Map<string, Promise<Target>>();

async function fetchTarget(url: URL): Promise<Target> {
  const response = await answerAt(url.href);
  const location = response.headers.get('location');
  if (location !== null) return targetOf(new URL(location, url));
  const isMarkup = /html|svg/.test(response.headers.get('content-type') ?? '');
  const root = parse(isMarkup ? await response.text() : '');
  return { status: response.status, fragments: new Set(attributes(root, 'id')) };
}

function targetOf(url: URL): Promise<Target> {
  const key = `${url.pathname}${url.search}`;
  const target = targets.get(key) ?? fetchTarget(new URL(key, OWN_ORIGIN));
  targets.set(key, target);
  return target;
}

/** The reason why a link is broken, or undefined when it works. `page` is the path of the page with the link. */
export async function defectOf(address: string, page: string): Promise<string | undefined> {
  if (/^(mailto:[^@]+@[^@]+|mailto:\?subject=[^&]+&body=\S+|tel:\+\d+|data:image\/)/.test(address)) return undefined;
  if (!URL.canParse(address, OWN_ORIGIN)) return 'unreadable';
  // Calendar programs subscribe to `webcal:` addresses. The server answers the same address over HTTPS.
  const url = new URL(address.replace(/^webcal:/, 'https:'), new URL(page, OWN_ORIGIN));
  if (url.origin !== OWN_ORIGIN) return url.protocol === 'https:' ? undefined : 'not https';
  if (url.pathname === contactFunction.path) return undefined;
  const { status, fragments } = await targetOf(url);
  if (status !== 200) return `status ${String(status)}`;
  const fragment = decodeURIComponent(url.hash.slice(1));
  return fragment === '' || fragments.has(fragment) ? undefined : 'no such fragment';
}
