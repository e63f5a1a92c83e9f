import { readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parse } from 'node-html-parser';
import { extractText, getDocumentProxy } from 'unpdf';
import { visibleLines } from './built-site.ts';
import { buildCopy, projectCopy } from './project-copy.ts';

export type FileText = { file: string; lines: readonly string[] };

async function linesOf(file: string): Promise<string[]> {
  const bytes = await readFile(file);
  if (file.endsWith('.pdf')) {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    return text.replaceAll(/\s+/g, ' ').split(/(?<=[.!?;])\s/);
  }
  const source = bytes.toString();
  if (!file.endsWith('.html')) return source.split(/(?<=[,{}[\]])/);
  const root = parse(source, { comment: false });
  const hidden = root.querySelectorAll('title, meta[content], script[type="application/ld+json"]');
  return [
    ...visibleLines(root),
    ...hidden.flatMap((element) => (element.getAttribute('content') ?? element.text).split(/(?<=[,{}[\]])/)),
  ];
}

/**
 * Builds a copy of this project on another date, with changes to its content.
 * Returns the text of each page, mirror and programme.
 */
export async function siteOnDay(
  day: string,
  changes: Readonly<Record<string, (text: string) => string>>,
): Promise<FileText[]> {
  const root = await projectCopy(resolve('.'), 'site-on-day');
  for (const [file, change] of Object.entries(changes)) {
    const path = join(root, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  }
  await buildCopy(root, { CLOCK: day, CONTEXT: 'production' });
  const dist = join(root, 'dist');
  const files = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const texts = files.filter((file) => /\.(html|pdf|json)$|\/api\/|lheo\.xml$/.test(file));
  return Promise.all(texts.map(async (file) => ({ file: file.slice(dist.length + 1), lines: await linesOf(file) })));
}
