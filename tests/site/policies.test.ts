import { createHash } from 'node:crypto';
import { dirname, extname } from 'node:path/posix';
import { expect, test } from 'vitest';
import { withForwardSlashes } from '#src/lib/text-file.ts';
import { hostedEditing } from '#src/site/editing.ts';
import { paths } from '#src/site/paths.ts';
import { THEME_SCRIPT } from '#src/styles/style-sheets.ts';
import { metaPolicy } from '../support/built-page.ts';
import { answerAt, atLeast, builtFiles, builtPages, readBuilt } from '../support/built-site.ts';

const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;

/** Variants of an address to which a server may answer with the same file. */
const variantsOf = (file: string): string[] => {
  const address = addressOf(file);
  return [`/${file}`, `/${address}`, `${address}/`, `${address}/deeper`, `${address}?utm_source=%3Cscript%3E`];
};

const sourcesOf = (policy: string, directive: string): string =>
  new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1] ?? '';

/** Checks what a page may load and run in its meta element, and the other rules in its headers. */
function faultsOf(response: Response, html: string): string[] {
  const header = response.headers.get('content-security-policy') ?? '';
  const type = response.headers.get('content-type') ?? '';
  const isPage = type.startsWith('text/html');
  const policy = isPage ? metaPolicy(html) : '';
  const scripts = sourcesOf(policy, 'script-src');
  return [
    ...(isPage && !policy.startsWith("default-src 'none'") ? ["no default-src 'none'"] : []),
    ...(/unsafe|data:|\*|https?:/.test(scripts) || /unsafe-|\*\./.test(policy + header) ? [policy + header] : []),
    ...(/base-uri 'none'|sandbox/.test(header) ? [] : ['no base-uri']),
    ...(response.headers.get('x-content-type-options') === 'nosniff' ? [] : ['no nosniff']),
    ...(/frame-ancestors 'none'|sandbox/.test(header) ? [] : ['may be framed']),
  ];
}

test('sends every file with a strict policy, under any address', async () => {
  const files = builtFiles()
    .map((file) => withForwardSlashes(file))
    .filter((file) => !/^_(headers|redirects)$|^embed\//.test(file));
  expect(files.length).toBeGreaterThanOrEqual(atLeast(300));
  const found: string[] = [];
  // One file of each folder and type.
  const kinds = new Map(files.map((file) => [`${dirname(file)} ${extname(file)}`, file]));
  for (const variant of new Set([...files.map(addressOf), ...[...kinds.values()].flatMap(variantsOf)])) {
    const response = await answerAt(variant);
    // A redirect has no content.
    if (response.status >= 300 && response.status < 400) continue;
    const faults = faultsOf(response, await response.text());
    found.push(...faults.map((fault) => `${String(response.status)} ${variant}: ${fault}`));
  }
  expect(found).toEqual([]);
});

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('allows only the styles of a page and the theme script as inline code', () => {
  const theme = hashOf(THEME_SCRIPT);
  for (const page of builtPages().filter(({ path }) => !path.startsWith('/embed/'))) {
    const styles = page.root.querySelectorAll('style').map(({ rawText }) => hashOf(rawText));
    const policy = metaPolicy(page.html);
    expect(sourcesOf(policy, 'style-src'), page.path).toBe(["'self'", ...styles].join(' '));
    expect(sourcesOf(policy, 'script-src'), page.path).toBe(`'self' ${theme}`);
  }
});

test('publishes no editing screen while no login is configured', () => {
  expect(hostedEditing(process.env)).toBeUndefined();
  expect(builtFiles().filter((file) => /sveltia|AdminScreen|^admin/i.test(file))).toEqual([]);
  expect(readBuilt('_headers')).not.toContain(paths.admin);
});
