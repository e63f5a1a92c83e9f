import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { slashed } from '#src/lib/text-file.ts';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const FILES = ['{src,netlify,scripts,bench,gallery}/**/*.{ts,tsx,astro,mjs}', '*.mjs'];

/** The path in a statement, a call or a type that imports from a file of ours. */
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([.#][^'\n?]*)/g;

const targetOf = (file: string, path: string): string =>
  path.startsWith('#') ? path.slice(1) : posix.join(posix.dirname(file), path);

/** The imports of each of these files; types count, as does what is loaded later. */
function importsOf(texts: ReadonlyMap<string, string>): Graph {
  return new Map(
    [...texts].map(([file, text]) => {
      const targets = [...text.matchAll(IMPORT)].map(([, path = '']) => targetOf(file, path));
      return [file, new Set(targets.filter((target) => target !== file && texts.has(target)))];
    }),
  );
}

/** The folder that a file belongs to as a part of the whole: a feature, a layer, a part of the functions. */
const roomOf = (file: string): string =>
  /^(?:src\/features\/[^/]+|netlify\/functions\/[^/]+|(?:src|netlify)\/[^/]+|[^/]+)/.exec(file)?.[0] ?? file;

function betweenRooms(files: Graph): Graph {
  const rooms = new Map<string, Set<string>>();
  for (const [file, targets] of files) {
    const room = roomOf(file);
    const others = [...targets].map(roomOf).filter((other) => other !== room);
    rooms.set(room, new Set([...(rooms.get(room) ?? []), ...others]));
  }
  return rooms;
}

/** A way that comes back to where it began, `['a', 'b', 'a']`; undefined when there is none. */
function findCircle(graph: Graph): string[] | undefined {
  const done = new Set<string>();
  const follow = (node: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node];
    if (done.has(node)) return undefined;
    for (const next of graph.get(node) ?? []) {
      const circle = follow(next, [...way, node]);
      if (circle !== undefined) return circle;
    }
    done.add(node);
    return undefined;
  };
  for (const node of graph.keys()) {
    const circle = follow(node, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}

const texts = new Map(
  globSync(FILES)
    .map((file) => slashed(file))
    .filter((file) => !file.includes('.test.'))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);

test('finds a circle of files, and one of folders whose files have none', () => {
  const circle = importsOf(
    new Map([
      ['src/lib/a.ts', "import type { B } from './b.ts';"],
      ['src/lib/b.ts', "export const later = () => import('#src/site/c.ts');"],
      ['src/site/c.ts', "export { a } from '../lib/a.ts';"],
    ]),
  );
  expect(findCircle(circle)).toEqual(['src/lib/a.ts', 'src/lib/b.ts', 'src/site/c.ts', 'src/lib/a.ts']);
  const folders = importsOf(
    new Map([
      ['src/lib/a.ts', "import c from '#src/site/c.ts';"],
      ['src/site/b.ts', "import d from '#src/lib/d.ts';"],
      ['src/site/c.ts', ''],
      ['src/lib/d.ts', ''],
    ]),
  );
  expect(findCircle(folders)).toBeUndefined();
  expect(findCircle(betweenRooms(folders))).toEqual(['src/lib', 'src/site', 'src/lib']);
});

test('no file imports itself by way of others', () => {
  const files = importsOf(texts);
  expect(files.get('src/pages/index.astro')).toContain('src/layouts/PageLayout.astro');
  expect(findCircle(files)).toBeUndefined();
});

test('no feature and no layer imports itself by way of others', () => {
  expect(findCircle(betweenRooms(importsOf(texts)))).toBeUndefined();
});
