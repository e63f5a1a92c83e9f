import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { htmlOptimizer } from './optimize-html.ts';

const optimized = (html: string) => htmlOptimizer(new Map())(html);
const page = (style: string, body: string) => `<head><style>${style}</style></head><body>${body}</body>`;

test('takes the mark of a component from the elements that none of its rules names', () => {
  const marked = page(
    '.card[data-astro-cid-qnzl72au]{color:red}.card[data-astro-cid-qnzl72au] li[data-astro-cid-qnzl72au]{color:red}',
    '<ul class="big card" data-astro-cid-qnzl72au><li data-astro-cid-qnzl72au><p class="note" data-astro-cid-qnzl72au>',
  );
  expect(optimized(marked)).toBe(
    page(
      '.card[data-a],.card[data-a] li[data-a]{color:red}',
      '<ul class="big card" data-a><li data-a><p class="note">',
    ),
  );
});

test('keeps it on every element where a rule says neither tag nor class', () => {
  const marked = page(
    '[data-astro-cid-aaaaaaaa]:first-child{top:0}',
    '<p data-astro-cid-aaaaaaaa><b data-astro-cid-aaaaaaaa>',
  );
  expect(optimized(marked)).toBe(page('[data-a]:first-child{top:0}', '<p data-a><b data-a>'));
});

test('keeps it on what the first rule after an order of layers names', () => {
  const marked = page('@layer base,utilities;ol[data-astro-cid-aaaaaaaa]{top:0}', '<ol data-astro-cid-aaaaaaaa>');
  expect(optimized(marked)).toBe(page('@layer base,utilities;ol[data-a]{top:0}', '<ol data-a>'));
});

test('gives each component of a page a mark of its own, beyond the alphabet too', () => {
  const scopes = Array.from({ length: 30 }, (_, index) => `scope${String(index).padStart(3, '0')}`);
  const marked = optimized(scopes.map((scope) => `<style>p[data-astro-cid-${scope}]{top:0}</style>`).join(''));
  const marks = [...marked.matchAll(/p\[(data-[a-z]+)\]/g)].map(([, mark]) => mark);
  expect(new Set(marks).size).toBe(30);
  expect(marks[0]).toBe('data-a');
});

const oneOf = (...scripts: string[]): string =>
  optimized(scripts.map((code) => `<script type="module">${code}</script>`).join('<p>'));
const codeOf = (html: string): string => /<script type="module">(.*)<\/script>/.exec(html)?.[1] ?? '';

test('makes one script of several, in their order, where names of one are not those of another', () => {
  const html = oneOf('var e=1;log(e)', 'var e=2;log(e)');
  const logged: unknown[] = [];
  runInNewContext(codeOf(html), { log: (value: unknown) => logged.push(value) });
  expect(logged).toEqual([1, 2]);
  expect(html.startsWith('<p><script')).toBe(true);
});

test('lets a script run though the one before it failed, and reports the failure', () => {
  const logged: unknown[] = [];
  const log = (value: unknown) => logged.push(value);
  runInNewContext(codeOf(oneOf('throw "lost"', 'log("kept")')), { log, reportError: log });
  expect(logged).toEqual(['lost', 'kept']);
});

test('leaves data, scripts of their own file and a lone script as they are', () => {
  for (const html of [
    '<script type="module">run()</script>',
    '<script type="application/ld+json">{"a":1}</script><script type="module" src="/a.js"></script>',
  ])
    expect(optimized(html)).toBe(html);
});
