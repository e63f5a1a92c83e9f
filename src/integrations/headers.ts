import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LIGHT_STYLE, PAPER_OR_SLATE_STYLE, SLATE_STYLE } from '#src/features/illustration/drawing-style.ts';
import { embeddedForms } from '#src/features/marketing-forms/marketing-forms.ts';
import { hostedEditing } from '#src/site/editing.ts';
import { paths } from '#src/site/paths.ts';
import { type BuildTarget, buildTarget } from '#src/site/publication.ts';
import { COMMON_HEADERS, hashSource, policyText, RESPONSE_DIRECTIVES } from '#src/site/response-headers.ts';
import { site } from '#src/site/site.ts';
import { THEME_SCRIPT } from '#src/styles/style-sheets.ts';
import { ADMIN_HEADERS, EMBEDDED_FORM_HEADERS } from './page-policies.ts';

/** The policy of all files. Pages have another one in their head, for what they load and run. */
const FILE_POLICY = policyText({ 'script-src': ["'self'", hashSource(THEME_SCRIPT)], ...RESPONSE_DIRECTIVES });

const DRAWING_STYLES = [LIGHT_STYLE, SLATE_STYLE, PAPER_OR_SLATE_STYLE].map(hashSource).join(' ');
const DRAWING_POLICY = `default-src 'none'; style-src ${DRAWING_STYLES}; sandbox`;

export const headersByAddress = (
  context: BuildTarget,
  env: NodeJS.ProcessEnv,
): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
  '/*': {
    ...COMMON_HEADERS,
    'Speculation-Rules': '"/speculation-rules.json"',
    'Content-Security-Policy': FILE_POLICY,
    // Pictures, programmes and mirrors of a preview cannot have a robots meta element.
    ...(context === 'preview' && { 'X-Robots-Tag': 'noindex' }),
  },
  '/illustrations/*': { 'Content-Security-Policy': DRAWING_POLICY },
  ...(hostedEditing(env) !== undefined && { [paths.admin]: ADMIN_HEADERS }),
  ...(embeddedForms(site.marketingForms).length > 0 && { [paths.embeddedForm('*')]: EMBEDDED_FORM_HEADERS }),
});

/** These headers come first, because the last rule of an address wins. */
export async function addHeaders(dist: string): Promise<void> {
  const file = join(dist, '_headers');
  const rules = Object.entries(headersByAddress(buildTarget(process.env.CONTEXT), process.env));
  const blocks = rules.map(([address, headers]) =>
    [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
  );
  await writeFile(file, [...blocks, await readFile(file, 'utf8')].join('\n'));
}
