import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LIGHT_STYLE, PAPER_OR_SLATE_STYLE, SLATE_STYLE } from '#src/features/illustration/drawing-style.ts';
import { embeddedForms } from '#src/features/marketing-forms/marketing-forms.ts';
import { hostedEditing } from '#src/site/editing.ts';
import { paths } from '#src/site/paths.ts';
import { type BuildTarget, buildTarget } from '#src/site/publication.ts';
import { hashSource, policyText } from '#src/site/response-headers.ts';
import { site } from '#src/site/site.ts';
import { ADMIN_HEADERS, EMBEDDED_FORM_HEADERS } from './page-policies.ts';

/** A block of Netlify's `_headers`: the headers of an address, or of all addresses below one. */
type HeaderRule = { address: string; headers: Readonly<Record<string, string>> };

/** Drawings contain a style with the colours of the brand. */
const DRAWING_POLICY = policyText({
  'default-src': ["'none'"],
  'style-src': [LIGHT_STYLE, SLATE_STYLE, PAPER_OR_SLATE_STYLE].map(hashSource),
  sandbox: true,
});

/** The headers that depend on content and settings. The last rule of an address wins. */
export const headerRules = (context: BuildTarget, env: NodeJS.ProcessEnv): HeaderRule[] => [
  { address: '/illustrations/*', headers: { 'Content-Security-Policy': DRAWING_POLICY } },
  ...(hostedEditing(env) === undefined ? [] : [{ address: paths.admin, headers: ADMIN_HEADERS }]),
  ...(embeddedForms(site.marketingForms).length === 0
    ? []
    : [{ address: paths.embeddedForm('*'), headers: EMBEDDED_FORM_HEADERS }]),
  // Pictures, programmes and mirrors of a preview cannot have a robots meta element.
  ...(context === 'preview' ? [{ address: '/*', headers: { 'X-Robots-Tag': 'noindex' } }] : []),
];

/** Adds these headers to `dist/_headers`, a copy of `public/_headers`. */
export async function addHeaders(dist: string): Promise<void> {
  const blocks = headerRules(buildTarget(process.env.CONTEXT), process.env).map(({ address, headers }) =>
    ['', address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
  );
  await appendFile(join(dist, '_headers'), blocks.join(''));
}
