import { existsSync } from 'node:fs';
import { appendFile, readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readText } from '#src/lib/text-file.ts';
import { valueAt } from '#src/lib/value-at.ts';
import { addressesOf, NAMED_FOLDERS, type NamedFolder } from '#src/site/entry-addresses.ts';
import { parseSource } from '#src/content-model/content-source.ts';

/** From what, under which conditions: Netlify matches the words of a query beside the path. */
const matching = (address: string): string => address.replace('?', ' ');

/** The redirects of an entry that was called otherwise: `/courses/excel-debutant /courses/excel 301` */
export const formerNameLines = (folder: NamedFolder, name: string, formerNames: readonly string[]): string[] =>
  formerNames.flatMap((former) => {
    const to = addressesOf(folder, name);
    // A query is matched on a page that exists, hence the mark of force.
    return addressesOf(folder, former).map(
      (from, index) => `${matching(from)} ${to[index] ?? ''} ${from.includes('?') ? '301!' : '301'}\n`,
    );
  });

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Leads from the addresses that a page had under earlier names of its file to those that it has now. */
export function formerNameRedirects(): AstroIntegration {
  let root = '';
  return {
    name: 'former-name-redirects',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': async ({ dir }) => {
        const built = fileURLToPath(dir);
        const lines: string[] = [];
        for (const folder of NAMED_FOLDERS) {
          const files = (await readdir(join(root, 'content', folder))).filter((file) => /\.(mdx?|yaml)$/.test(file));
          for (const file of files) {
            const { name } = parse(file);
            const [page = ''] = addressesOf(folder, name);
            if (!existsSync(join(built, `${page}.html`))) continue;
            const { data } = parseSource(file, readText(join(root, 'content', folder, file)));
            lines.push(...formerNameLines(folder, name, textsOf(valueAt(data, ['formerNames']))));
          }
        }
        await appendFile(join(built, '_redirects'), lines.join(''));
      },
    },
  };
}
