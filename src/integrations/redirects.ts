import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AddressRule } from '#src/content-model/address-rules.ts';

/** Netlify merges the settings in this file with `netlify.toml` (Frameworks API). */
const NETLIFY_CONFIG = '.netlify/v1/config.json';

export const netlifyRule = ({ from, query, to, status, force }: AddressRule) => ({ from, query, to, status, force });

type NetlifyConfig = { redirects: ReturnType<typeof netlifyRule>[] };

export function readRedirects(root: string): NetlifyConfig['redirects'] {
  const file = join(root, NETLIFY_CONFIG);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as NetlifyConfig).redirects : [];
}

export async function writeRedirects(dist: string, rules: readonly AddressRule[]): Promise<void> {
  const isBuilt = ({ page }: AddressRule) => page === undefined || existsSync(join(dist, `${page}.html`));
  const config = join(dirname(dist), NETLIFY_CONFIG);
  await mkdir(dirname(config), { recursive: true });
  await writeFile(config, `${JSON.stringify({ redirects: rules.filter(isBuilt).map(netlifyRule) }, null, 2)}\n`);
}
