import { glob, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { LIGHT_STYLE, PAPER_OR_SLATE_STYLE, SLATE_STYLE } from '#src/features/illustration/drawing-style.ts';
import { siteContext } from '#src/site/publication.ts';
import { paths } from '#src/site/paths.ts';
import {
  BARE_POLICY,
  CALENDAR_HEADERS,
  COMMON_HEADERS,
  hashSource,
  type HeaderRule,
  policyText,
} from '#src/site/response-headers.ts';
import { absolute } from '#src/site/structured-data.ts';
import { answerPolicy, writePagePolicies } from './page-policies.ts';

/**
 * The browser fetches a page when a pointer rests on its link or a finger touches it, so that it is there when it is asked
 * for: pages alone, not files and not the states of a filter. Browsers that save data leave it.
 */
const SPECULATION_RULES = '/speculation-rules.json';

const FILES: readonly HeaderRule[] = [
  {
    address: '/*',
    headers: {
      ...COMMON_HEADERS,
      'Speculation-Rules': `"${SPECULATION_RULES}"`,
      'Content-Security-Policy': answerPolicy(),
    },
  },
  { address: SPECULATION_RULES, headers: { 'Content-Type': 'application/speculationrules+json' } },
  { address: '/_astro/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { address: '/api/*', headers: { 'Content-Type': 'application/json; charset=utf-8' } },
  ...[paths.feed, paths.lawFeed].map((address) => ({
    address,
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  })),
  { address: paths.agendaCalendar, headers: CALENDAR_HEADERS },
  // A folder without a page: a rule for all below `/agenda` would be one for `/agenda` too.
  { address: '/calendriers/*', headers: CALENDAR_HEADERS },
];

/** A drawing that somebody opens by its address is a page of its own: it runs nothing there, and calls nobody. */
const PICTURE_POLICY = policyText({ 'default-src': ["'none'"], sandbox: true });
/** Ours take their colours from a style. */
const DRAWING_POLICY = policyText({
  'default-src': ["'none'"],
  'style-src': [LIGHT_STYLE, SLATE_STYLE, PAPER_OR_SLATE_STYLE].map(hashSource),
  sandbox: true,
});

function barePolicyOf(name: string): string {
  if (name === 'illustrations') return DRAWING_POLICY;
  return name === 'images' || name.endsWith('.svg') ? PICTURE_POLICY : BARE_POLICY;
}

/**
 * Rules for what lies at the root beside the pages, files and whole folders: it needs nothing. A folder with pages in it has
 * none, as one for all below `/courses` would be one for these; any other has one, whatever page would have its name.
 */
async function bareRules(dist: string, pages: readonly string[]): Promise<HeaderRule[]> {
  const withPages = new Set(pages.map((page) => page.replace(/\/.*$/, '')));
  const entries = await readdir(dist, { withFileTypes: true });
  return entries
    .filter(({ name }) => !withPages.has(name) && !['_headers', '_redirects'].includes(name))
    .map((entry) => ({
      address: `/${entry.name}${entry.isDirectory() ? '/*' : ''}`,
      headers: { 'Content-Security-Policy': barePolicyOf(entry.name) },
    }))
    .sort((one, other) => (one.address < other.address ? -1 : 1));
}

/**
 * Chromium shows a PDF in a page of its own making, which the policy of other files would empty: that page has a plugin and
 * a style. The rule of a programme stands after those, whose policy it replaces.
 */
const PROGRAMME_POLICY = policyText({
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

const pageOf = (id: string): string =>
  paths.courseProgramme(id) === paths.aiProgrammeFile ? paths.aiCourse : paths.course(id);

/** Tells search engines of each programme which page says the same, and is the one to list: a PDF has no head to say so in. */
export const programmeRules = (files: readonly string[]): HeaderRule[] =>
  files
    .map((file) => basename(file, '.pdf'))
    .sort()
    .map((id) => ({
      address: paths.courseProgramme(id),
      headers: {
        'Content-Security-Policy': PROGRAMME_POLICY,
        Link: `<${absolute(pageOf(id))}>; rel="canonical"`,
      },
    }));

/** Keeps the whole of a preview out of search engines: pictures, programmes and mirrors have no head to say so in. */
const UNLISTED: HeaderRule = { address: '/*', headers: { 'X-Robots-Tag': 'noindex' } };

const blockOf = ({ address, headers }: HeaderRule): string =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Writes `dist/_headers`: what every answer carries, and after it what single pages and files add or put in its place. */
export async function writeHeaders(
  dist: string,
  pages: readonly string[],
  ownScripts: ReadonlySet<string>,
  context = siteContext(process.env.CONTEXT),
): Promise<void> {
  const programmes = await Array.fromAsync(glob('programmes/*.pdf', { cwd: dist }));
  const headers = [
    ...FILES,
    ...(await writePagePolicies(dist, pages, ownScripts)),
    ...(await bareRules(dist, pages)),
    ...programmeRules(programmes),
    ...(context === 'preview' ? [UNLISTED] : []),
  ];
  await writeFile(join(dist, '_headers'), `${headers.map(blockOf).join('\n\n')}\n`);
}
