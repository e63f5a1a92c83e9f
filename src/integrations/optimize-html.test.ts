import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { htmlOptimizer } from './optimize-html.ts';

const optimized = (html: string) => htmlOptimizer(new Map())(html);

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
