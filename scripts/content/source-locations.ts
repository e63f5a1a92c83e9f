import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '../../src/lib/french-text.ts';
import { slashed } from '#src/lib/text-file.ts';

/** Letters and figures alone, so that marks, links and no-break spaces make no difference. */
export const compact = (text: string): string => fold(text.replace(/\]\([^)]*\)/g, '')).replace(/[^a-z0-9]+/g, '');

/** The file of `src/` that holds a text that a page shows; undefined where none holds it in one piece. */
export function sourceLocations(root: string): (text: string) => string | undefined {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => slashed(file))
    .filter((file) => /(?<!\.test)\.(ts|tsx|astro)$/.test(file) && !file.startsWith('build/'))
    .map((file) => ({ file: `src/${file}`, text: compact(readFileSync(join(root, 'src', file), 'utf8')) }));
  return (text) => files.find((source) => source.text.includes(compact(text)))?.file;
}
