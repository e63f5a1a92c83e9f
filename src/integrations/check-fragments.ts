import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { leadsTo } from '#src/content-model/links.ts';

const LINK = /<a\s[^>]*?href="([^"#?]*)#([^"]+)"/g;
const ID = /\sid="([^"]+)"/g;

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

export async function checkFragments(dist: string, pages: readonly string[]): Promise<void> {
  const ids = new Map<string, ReadonlySet<string>>();
  const links: { file: string; path: string; fragment: string }[] = [];
  for (const file of pages) {
    const html = await readFile(join(dist, file), 'utf8');
    ids.set(file, new Set([...html.matchAll(ID)].map(([, id = '']) => id)));
    for (const [, path = '', fragment = ''] of html.matchAll(LINK)) links.push({ file, path, fragment });
  }
  const dead = links.filter(({ file, path, fragment }) => {
    const target = ids.get(path === '' ? file : fileOf(path));
    return target !== undefined && !leadsTo(fragment, target);
  });
  if (dead.length === 0) return;
  const lines = dead.map(({ file, path, fragment }) => `  ${file}\u00a0: ${path}#${fragment}`);
  const remedy = 'Retirez du lien le signe # et ce qui le suit, ou visez un titre qui existe.';
  throw new Error(`Ces liens visent une partie absente de leur page. ${remedy}\n${[...new Set(lines)].join('\n')}`);
}
