import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { DARK_MEDIA, LARGE_TEXT_MEDIA } from '#src/styles/style-sheets.ts';
import { paths } from '#src/site/paths.ts';
import type { BuiltPage } from '../support/built-page.ts';
import { answerAt, builtPage, builtPages, DIST, listedCourses, readBuilt } from '../support/built-site.ts';

/** The first flight of TCP in bytes: ten packets. */
const FIRST_FLIGHT = 14_600;
/** The size in bytes from which Lighthouse adds a round trip before the first paint, with a margin. */
const ONE_ROUND_TRIP = 14_370;

const courses = listedCourses().map(({ id }) => paths.course(id));

const weights = new Map<string, number>();

/** The compressed size of a text. Sizes are kept, because many pages share the same scripts. */
function compressedSize(text: string): number {
  const size = weights.get(text) ?? brotliCompressSync(text).byteLength;
  weights.set(text, size);
  return size;
}

const weightOf = (path: string): number => {
  const { html, root } = builtPage(path);
  // On a screen, a page in the light theme waits for no external style sheet, unless its text is very large.
  for (const sheet of root.querySelectorAll('link[rel="stylesheet"]'))
    expect([DARK_MEDIA, LARGE_TEXT_MEDIA, 'print']).toContain(sheet.getAttribute('media'));
  return compressedSize(html);
};

test.each([paths.home, paths.courses, paths.contact])('sends %s and its headers in the first flight', async (path) => {
  const { headers } = await answerAt(path);
  const text = [...headers].map(([name, value]) => `  ${name}: ${value}\n`).join('');
  expect(text.length).toBeGreaterThan(600);
  // HTTP/2 compresses the headers to 80 %.
  expect(0.8 * text.length + weightOf(path), 'Remove something to make room').toBeLessThanOrEqual(FIRST_FLIGHT);
});

test.each([paths.aiCourse, ...courses])('sends %s in one round trip', (path) => {
  expect(weightOf(path)).toBeLessThanOrEqual(ONE_ROUND_TRIP);
});

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["']([^"']+)["']/g;
const ANY_SCRIPT = /["'`]((?:\.|\/_astro)\/[^"'`]+\.js)["'`]/g;

/** The files that a script imports. `pattern` matches one import. */
const importsOf = (code: string, folder: string, pattern: RegExp): string[] =>
  [...code.matchAll(pattern)]
    .map(([, name = '']) => normalize(name.startsWith('/') ? name.slice(1) : join(folder, name)))
    .filter((file) => existsSync(join(DIST, file)));

/** The code of each script of a page and of each import, once. */
function scriptsOf({ root }: BuiltPage, pattern: RegExp): string[] {
  const scripts = root.querySelectorAll('script:not([type$="json"])');
  const inline = scripts.filter((script) => !script.hasAttribute('src')).map(({ text }) => text);
  const sources = scripts.flatMap((script) => script.getAttribute('src')?.slice(1) ?? []);
  const files = new Set([...sources, ...inline.flatMap((code) => importsOf(code, '', pattern))]);
  // The loop also visits the imports that it adds.
  for (const file of files) for (const name of importsOf(readBuilt(file), dirname(file), pattern)) files.add(name);
  return [...inline, ...[...files].map(readBuilt)];
}

test.each([
  [paths.home, 90],
  [paths.courses, 90],
  [paths.blog, 90],
  [paths.contact, 92],
  [paths.aiCourse, 92],
  // The search page loads no React.
  [paths.search, 20],
])('loads on %s at most %i kB of scripts in total', (path, limit) => {
  const sizes = scriptsOf(builtPage(path), ANY_SCRIPT).map(compressedSize);
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(limit * 1000);
});

test('runs less than 3 kB of script on a page before interaction, so no React', () => {
  for (const page of builtPages()) {
    const code = scriptsOf(page, STATIC_IMPORT).join('\n');
    expect(compressedSize(code), page.path).toBeLessThanOrEqual(3000);
    expect(page.root.querySelectorAll('astro-island, link[rel="modulepreload"]'), page.path).toEqual([]);
  }
});
