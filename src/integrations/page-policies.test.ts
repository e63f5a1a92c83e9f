import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { FIXED_RULES } from '#src/site/address-rules.ts';
import { pageDirectives } from '#src/site/response-headers.ts';
import { writeHeaders } from './headers.ts';
import { embeddedFormPolicy } from './page-policies.ts';

/** A site of these pages, with the headers that are written for it. */
async function built(pages: Record<string, string>): Promise<{ root: string; headers: string }> {
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [name, html] of Object.entries(pages)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), html);
  }
  await writeHeaders(root, Object.keys(pages).sort(), FIXED_RULES, 'production');
  return { root, headers: await readFile(join(root, '_headers'), 'utf8') };
}

const headersOf = async (pages: Record<string, string>) => (await built(pages)).headers;

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** What a rule of these headers says of the scripts. */
const scriptsAllowedAt = (address: string, headers: string) =>
  new RegExp(
    `^${address.replace('*', '\\*')}\\n(?: {2}.*\\n)*? {2}Content-Security-Policy: .*?(script-src [^;]*)`,
    'm',
  ).exec(headers)?.[1];

test('allows each page its own inline code and no other', async () => {
  const headers = await headersOf({
    'index.html': '<style>a{}</style><script type="module">run()</script>',
    'about.html': '<style>a{}</style><script>stop()</script>',
  });
  expect(scriptsAllowedAt('/', headers)).toBe(`script-src 'self' ${hash('run()')}`);
  expect(scriptsAllowedAt('/about', headers)).toBe(`script-src 'self' ${hash('stop()')}`);
  expect(headers).toContain(hash('a{}'));
  expect(headers).not.toContain('unsafe');
});

test('gives the pages of a folder one policy, with the page of its name and those that answer in their place', async () => {
  const headers = await headersOf({
    'courses.html': '<script>list()</script>',
    'courses/excel.html': '<script>course()</script>',
    'formation-non-trouvee.html': '<script>missing()</script>',
  });
  for (const address of ['/courses', '/courses/:part'])
    for (const code of ['list()', 'course()', 'missing()'])
      expect(scriptsAllowedAt(address, headers)).toContain(hash(code));
});

test('gives a folder no rule that would cover a page whose name begins like its own', async () => {
  const headers = await headersOf({
    'contact/excel.html': '<script>about()</script>',
    'contact-cpf-ia.html': '<script>cpf()</script>',
  });
  expect(headers).not.toContain('/contact/*');
  expect(scriptsAllowedAt('/contact-cpf-ia', headers)).toBe(`script-src 'self' ${hash('cpf()')}`);
});

test('lets no address but that of a page do more than the pages, and nothing less that a page would miss', async () => {
  const headers = await headersOf({
    'index.html': '<style>a{}</style><script>run()</script>',
    'contact.html': '<script>map()</script><div data-map="https://map.example"></div>',
  });
  const [ofAll = '', ...ofPages] = [...headers.matchAll(/^ {2}Content-Security-Policy: (default-src.*)/gm)].map(
    ([, policy]) => policy,
  );
  expect(headers).toContain(`/*\n  Content-Security-Policy: ${ofAll}`);
  expect(ofAll).toMatch(/^default-src 'none'; /);
  const sources = (policy: string) =>
    policy.split('; ').flatMap((directive) => {
      const [name = '', ...taken] = directive.split(' ');
      return taken.filter((source) => source !== "'none'").map((source) => `${name} ${source}`);
    });
  const taken = ofPages.flatMap((policy) => sources(policy ?? ''));
  expect(new Set(sources(ofAll))).toEqual(new Set(taken));
});

test('writes its policy into the page that answers at any address', async () => {
  const { root } = await built({ '404.html': '<html><head><title>Rien</title><script>lost()</script>' });
  const page = await readFile(join(root, '404.html'), 'utf8');
  expect(page).toContain('<head><meta http-equiv="Content-Security-Policy" content="default-src \'none\'; ');
  expect(page).toContain(hash('lost()'));
  expect(page).not.toContain('frame-ancestors');
});

test('needs no hash for data and for scripts of their own file', async () => {
  const headers = await headersOf({
    'index.html': '<script type="application/ld+json">{"@type":"Course"}</script><script src="/_astro/a.js"></script>',
  });
  expect(headers).toMatch(/script-src 'self';/);
});

test.each(['<p style="color:red">', '<body onload="go()">'])('stops the build at %s, naming the page', async (html) => {
  await expect(headersOf({ 'index.html': html })).rejects.toThrow('index.html has an inline');
});

test('is not deceived by code that merely contains such text', async () => {
  await expect(headersOf({ 'index.html': `<script>'<p style="a">'</script>` })).resolves.toContain('script-src');
});

test('starts from nothing and forbids frames and other bases', () => {
  const directives = pageDirectives({});
  expect(Object.entries(directives)[0]).toEqual(['default-src', ["'none'"]]);
  expect(directives).toMatchObject({
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  });
});

test('lets the page of the map frame it, and no other page anything', async () => {
  const headers = await headersOf({ 'index.html': '', 'contact.html': '<div data-map="https://map.example"></div>' });
  expect(headers).toMatch(/^\/contact\n.*frame-src https:/m);
  expect(headers).not.toMatch(/^\/\n.*frame-src/m);
});

test('gives marketing forms a policy of their own, and no other page a way to their provider', async () => {
  expect(embeddedFormPolicy([])).toMatch(/frame-ancestors 'self'/);
  expect(embeddedFormPolicy([])).not.toMatch(/script-src[^;]*unsafe/);
  const headers = await headersOf({ 'index.html': '' });
  expect(headers).not.toContain('/embed');
  expect(headers).not.toContain('hsforms');
});
