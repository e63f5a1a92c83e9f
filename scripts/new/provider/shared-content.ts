import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { load } from 'js-yaml';
import { financingSchema } from '../../../src/features/financing/financing-schema.ts';
import { brandSchema } from '../../../src/site/brand-schema.ts';

/** The content of the provider that ships beside: what the law has every provider say stands there once. */
const EXAMPLE = resolve(import.meta.dirname, '../../../examples/secourisme-et-hygiene');

/** The files that only a new provider needs: sentences that are true of any, and places for its answers, `<<name>>`. */
const TEMPLATES = resolve(import.meta.dirname, 'content');

const read = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(yaml|md)$/.test(name));

/** The files that any provider may have, by their names in `content/`. */
export const sharedFiles = (): Record<string, string> => {
  const templates = filesIn(TEMPLATES);
  const ofLaw = filesIn(EXAMPLE).filter((name) => name.startsWith('legal') && !templates.includes(name));
  return Object.fromEntries([
    ...[...ofLaw, 'accessibility.yaml', 'law.yaml'].map((name) => [name, read(EXAMPLE, name)]),
    ...templates.map((name) => [name, read(TEMPLATES, name)]),
  ]) as Record<string, string>;
};

/** Where the palette of a new provider begins: with that of the one that ships, and without its typefaces. */
export const SHARED_BRAND = brandSchema
  .omit({ typefaces: true })
  .strip()
  .parse(load(read(EXAMPLE, 'brand.yaml')));

/** The amounts that the law fixes, as they are written: whoever mends them mends them for all that is still to be written. */
export const cpfRules = (): string => {
  const source = read(EXAMPLE, 'financing.yaml');
  financingSchema.shape.rules.parse((load(source) as { rules: unknown }).rules);
  return /^rules:\n(?:(?: .*|)\n)+/m.exec(source)?.[0].trimEnd() ?? '';
};
