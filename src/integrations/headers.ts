import { glob, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { siteContext } from '#src/lib/publication.ts';
import type { AddressRule } from '#src/site/address-rules.ts';
import { paths } from '#src/site/paths.ts';
import {
  BARE_POLICY,
  CALENDAR_HEADERS,
  COMMON_HEADERS,
  type HeaderRule,
  policyText,
} from '#src/site/response-headers.ts';
import { absolute } from '#src/site/structured-data.ts';
import { pagePolicies } from './page-policies.ts';

/**
 * The browser fetches a page when a pointer rests on its link or a finger touches it, so that it is there when it is asked
 * for: pages alone, not files and not the states of a filter. Browsers that save data leave it.
 */
const SPECULATION_RULES = '/speculation-rules.json';

const FILES: readonly HeaderRule[] = [
  { address: '/*', headers: { ...COMMON_HEADERS, 'Speculation-Rules': `"${SPECULATION_RULES}"` } },
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

/** Scripts, styles, fonts and mirrors are no pages: they need nothing, and many of them are sent. */
const BARE: readonly HeaderRule[] = ['/_astro/*', '/api/*'].map((address) => ({
  address,
  headers: { 'Content-Security-Policy': BARE_POLICY },
}));

/** A drawing that somebody opens by its address is a page of its own: it runs nothing there, and calls nobody. */
const PICTURES: HeaderRule = {
  address: '/images/*',
  headers: { 'Content-Security-Policy': policyText({ 'default-src': ["'none'"], sandbox: true }) },
};

/**
 * Chromium shows a PDF in a page of its own making, which the policy of all answers would empty: that page has a plugin and
 * a style. The rule of a programme stands after that of all answers, whose policy it replaces.
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
  rules: readonly AddressRule[],
  context = siteContext(process.env.CONTEXT),
): Promise<void> {
  const programmes = await Array.fromAsync(glob('programmes/*.pdf', { cwd: dist }));
  const headers = [
    ...FILES,
    ...(await pagePolicies(dist, pages, rules)),
    ...BARE,
    ...programmeRules(programmes),
    PICTURES,
    ...(context === 'preview' ? [UNLISTED] : []),
  ];
  await writeFile(join(dist, '_headers'), `${headers.map(blockOf).join('\n\n')}\n`);
}
