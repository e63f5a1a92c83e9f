import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LIGHT_STYLE, PAPER_OR_SLATE_STYLE, SLATE_STYLE } from '#src/features/illustration/drawing-style.ts';
import {
  embeddedForms,
  MARKETING_FORMS_ORIGIN,
  MARKETING_SCRIPT_ORIGIN,
} from '#src/features/marketing-forms/marketing-forms.ts';
import { paths } from '#src/site/paths.ts';
import { type BuildTarget, buildTarget } from '#src/site/publication.ts';
import {
  COMMON_HEADERS,
  type Directives,
  hashSource,
  policyText,
  RESPONSE_DIRECTIVES,
} from '#src/site/response-headers.ts';
import { site } from '#src/site/site.ts';
import { THEME_SCRIPT } from '#src/styles/style-sheets.ts';
import { backendHosts } from '#src/admin/backend.ts';
import { MAP_ORIGIN } from '#src/features/contact/office-map.ts';
import { type Editing, hostedEditing } from '#src/site/editing.ts';

const contentDirectives = (scripts: readonly string[], styles: readonly string[], framed: readonly string[] = []) => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...scripts],
  'style-src': ["'self'", ...styles],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': framed,
});

/** Sveltia encodes pictures with WebAssembly, inserts styles and markup, and previews pictures before their upload. */
export const adminDirectives = (editing: Editing): Directives => ({
  ...contentDirectives(["'wasm-unsafe-eval'"], ["'unsafe-inline'"]),
  'img-src': ["'self'", 'data:', 'blob:', ...backendHosts(editing).pictures],
  'worker-src': ["'self'", 'blob:'],
  'connect-src': ["'self'", 'blob:', 'data:', ...backendHosts(editing).requests],
});

export const ADMIN_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Content-Security-Policy': policyText({ ...RESPONSE_DIRECTIVES, 'require-trusted-types-for': [] }),
};

const FORM_SERVICE = [MARKETING_SCRIPT_ORIGIN, MARKETING_FORMS_ORIGIN];

const EMBEDDED_FORM_DIRECTIVES: Directives = {
  ...contentDirectives(FORM_SERVICE, ["'unsafe-inline'"], FORM_SERVICE),
  'img-src': ["'self'", 'data:', ...FORM_SERVICE],
  'connect-src': FORM_SERVICE,
};

export const EMBEDDED_FORM_HEADERS = {
  'Content-Security-Policy': policyText({
    ...RESPONSE_DIRECTIVES,
    'form-action': [MARKETING_FORMS_ORIGIN],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': [],
  }),
};

const framedBy = (html: string): string[] => [
  ...(site.map !== undefined && html.includes(' data-map') ? [MAP_ORIGIN] : []),
  ...(embeddedForms(site.marketingForms).length > 0 ? ["'self'"] : []),
];

const STYLE = /<style>([\s\S]*?)<\/style>/g;

function directivesOf(file: string, html: string): Directives {
  if (`/${file}`.startsWith(paths.embeddedForm(''))) return EMBEDDED_FORM_DIRECTIVES;
  const editing = `/${file}` === `${paths.admin}.html` ? hostedEditing(process.env) : undefined;
  if (editing !== undefined) return adminDirectives(editing);
  const styles = [...html.matchAll(STYLE)].map(([, code = '']) => hashSource(code));
  return contentDirectives([hashSource(THEME_SCRIPT)], styles, framedBy(html));
}

export async function writePagePolicies(dist: string, pages: readonly string[]): Promise<void> {
  for (const file of pages) {
    const path = join(dist, file);
    const html = await readFile(path, 'utf8');
    const policy = `<meta http-equiv="Content-Security-Policy" content="${policyText(directivesOf(file, html))}">`;
    await writeFile(path, html.replace('<head>', `<head>${policy}`));
  }
}

/** The head of each page contains a second policy, which limits what that page loads and runs. */
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
    // Previews need this header for pictures, programmes and JSON files, which cannot have a robots meta element.
    ...(context === 'preview' && { 'X-Robots-Tag': 'noindex' }),
  },
  '/illustrations/*': { 'Content-Security-Policy': DRAWING_POLICY },
  ...(hostedEditing(env) !== undefined && { [paths.admin]: ADMIN_HEADERS }),
  ...(embeddedForms(site.marketingForms).length > 0 && { [paths.embeddedForm('*')]: EMBEDDED_FORM_HEADERS }),
});

/**
 * Writes the rules of `headersByAddress` before those of `public/_headers`, because Netlify uses the last rule that
 * matches an address.
 */
export async function addHeaders(dist: string): Promise<void> {
  const file = join(dist, '_headers');
  const rules = Object.entries(headersByAddress(buildTarget(process.env.CONTEXT), process.env));
  const blocks = rules.map(([address, headers]) =>
    [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
  );
  await writeFile(file, [...blocks, await readFile(file, 'utf8')].join('\n'));
}
