import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { hostedBackend } from '#src/admin/backend.ts';
import type { Editing } from '#src/site/editing.ts';
import { THEME_SCRIPT } from '#src/styles/theme.ts';
import { adminAllowance, answerPolicy, embeddedFormAllowance, writePagePolicies } from './page-policies.ts';

const WRITTEN = /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

const OWN_SCRIPTS = new Set([THEME_SCRIPT, 'run()', 'stop()', `'<p style="a">'`]);

/** The policies of pages of which this stands in the head, by their files, and the rules that these need. */
async function written(heads: Record<string, string>) {
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [file, head] of Object.entries(heads)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), `<html><head>${head}</head></html>`);
  }
  const rules = await writePagePolicies(root, Object.keys(heads), OWN_SCRIPTS);
  const policies = Object.keys(heads).map(async (file) => {
    const html = await readFile(join(root, file), 'utf8');
    return [file, WRITTEN.exec(html)?.[1]] as const;
  });
  return { rules, policies: Object.fromEntries(await Promise.all(policies)) };
}

const policyOf = async (head: string) => (await written({ 'index.html': head })).policies['index.html'];

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('writes into each page a policy that starts from nothing, and takes its own inline code and no other', async () => {
  const { policies } = await written({
    'index.html': '<style>a{}</style><script type="module">run()</script>',
    'courses/excel.html': '<style>a{}</style><script>stop()</script>',
  });
  const policyWith = (code: string) =>
    `default-src 'none'; script-src 'self' ${hash(code)}; style-src 'self' ${hash('a{}')}; ` +
    "img-src 'self' data:; font-src 'self'; connect-src 'self'";
  expect(policies).toEqual({ 'index.html': policyWith('run()'), 'courses/excel.html': policyWith('stop()') });
});

test('takes no style beyond the head, where content stands', async () => {
  await expect(written({ 'index.html': '</head><body><style>a{}</style><head>' })).rejects.toThrow(
    'index.html has an inline style that the build has not made',
  );
});

test('lets an answer at any address run the script of all pages, and those of its own where a page brings more', async () => {
  expect(answerPolicy()).toContain(`script-src 'self' ${hash(THEME_SCRIPT)};`);
  const { rules } = await written({
    'about.html': `<script>${THEME_SCRIPT}</script>`,
    'courses.html': `<script>${THEME_SCRIPT}</script>`,
    'courses/excel.html': '<script>run()</script>',
  });
  expect(rules).toEqual([
    { address: '/courses/*', headers: { 'Content-Security-Policy': answerPolicy([hash('run()')]) } },
  ]);
});

test('gives a longer header to no page that needs none, beside one that does', async () => {
  const { rules } = await written({
    'blog/1.html': `<script>${THEME_SCRIPT}</script>`,
    'blog/2.html': '<script>run()</script>',
    'blog.html': '<script>stop()</script>',
  });
  expect(rules.map(({ address }) => address)).toEqual(['/blog/2', '/blog']);
});

test('says the rule of a page behind that of a folder whose name its own begins with: the last one holds', async () => {
  const { rules } = await written({
    'contact-cpf.html': '<script>run()</script>',
    'contact/excel.html': '<script>stop()</script>',
  });
  expect(rules.map(({ address }) => address)).toEqual(['/contact/*', '/contact-cpf']);
});

test.each(['alert(1)', 'run();alert(1)', ' run()'])(
  'stops the build at a script that is none of the project’s, whatever has let it through: %s',
  async (code) => {
    await expect(policyOf(`<script>${code}</script>`)).rejects.toThrow(
      `index.html has an inline script that the build has not made, so it came with content: ${code}`,
    );
  },
);

test.each([
  '<SCRIPT>alert(1)</SCRIPT>',
  '<meta http-equiv="refresh" content="0;url=//a.example">',
  "<b title=x'><meta http-equiv=refresh content=0;url=//a.example>'",
  '<Base href=/a>',
])('stops the build at what no policy would stop, however it is written: %s', async (html) => {
  await expect(policyOf(html)).rejects.toThrow('so it came with content');
  const words = html.replaceAll('"', '&quot;').replace(/<\/.*/, '');
  await expect(policyOf(`<meta name="description" content="La balise ${words}">`)).resolves.toContain('script-src');
});

test('needs no hash for data and for scripts of their own file', async () => {
  const data = '<script type="application/ld+json">{"@type":"Course"}</script>';
  expect(await policyOf(`${data}<script src="/_astro/a.js"></script>`)).toContain("script-src 'self';");
});

test.each(['<p style="color:red">', '<body onload="go()">'])('stops the build at %s, naming the page', async (html) => {
  await expect(policyOf(html)).rejects.toThrow('index.html has an inline');
});

test('is not deceived by code that merely contains such text', async () => {
  await expect(policyOf(`<script>'<p style="a">'</script>`)).resolves.toContain('script-src');
});

test.each([`<a title="L’attribut onclick='lire()'" href="/">`, `<p title='Le mot style="…"'>`])(
  'takes what editors write of attributes in the value of one for text: %s',
  async (html) => {
    await expect(policyOf(html)).resolves.toContain('script-src');
    await expect(policyOf(html.replace('>', ' onclick="go()">'))).rejects.toThrow('inline onclick attribute');
  },
);

test('lets the page of the map frame it, and no other page anything', async () => {
  expect(await policyOf('<div data-map="https://map.example"></div>')).toContain('frame-src https:');
  expect(await policyOf('')).not.toContain('frame-src');
});

test('gives marketing forms a policy of their own, and no other page a way to their provider', async () => {
  const { content, headers } = embeddedFormAllowance([]);
  expect(headers?.['Content-Security-Policy']).toContain("frame-ancestors 'self'");
  expect(content['script-src']).not.toContain("'unsafe-inline'");
  expect(await policyOf('')).not.toContain('hsforms');
});

const github: Editing = {
  backend: 'github',
  repository: 'cursive/site',
  branch: 'main',
};

const sources = (editing: Editing, directive: string) => adminAllowance(editing, ["'sha256-a'"]).content[directive];

test('lets the screen talk to GitHub and to nobody else', () => {
  expect(sources(github, 'connect-src')).toEqual([
    "'self'",
    'blob:',
    'data:',
    'https://api.github.com',
    'https://www.githubstatus.com',
  ]);
});

test.each([
  ['gitlab', undefined, 'https://gitlab.com', 'v4'],
  ['gitlab', 'https://git.cursive.example/', 'https://git.cursive.example', 'v4'],
  ['forgejo', 'https://git.cursive.example', 'https://git.cursive.example', 'v1'],
] as const)('lets the screen talk to the host of a repository at %s on %s', (backend, host, origin, version) => {
  const editing: Editing = { ...github, backend, ...(host === undefined ? {} : { host }), application: 'a1b2' };
  expect(sources(editing, 'connect-src')).toEqual(["'self'", 'blob:', 'data:', origin]);
  expect(sources(editing, 'img-src')).toContain(origin);
  expect(hostedBackend(editing)).toMatchObject({
    app_id: 'a1b2',
    base_url: origin,
    api_root: `${origin}/api/${version}`,
  });
});

test('runs code of this origin alone, and is framed by nobody', () => {
  expect(sources(github, 'default-src')).toEqual(["'none'"]);
  expect(sources(github, 'script-src')).toEqual(["'self'", "'wasm-unsafe-eval'", "'sha256-a'"]);
  expect(adminAllowance(github, []).headers?.['Content-Security-Policy']).toContain("frame-ancestors 'none'");
});

test('keeps the way back from the window in which somebody logs in', () => {
  expect(adminAllowance(github, []).headers).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  });
});
