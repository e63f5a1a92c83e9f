import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { confirm } from '@clack/prompts';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { fold } from '../../src/lib/french-text.ts';
import { FIELDS } from './fields.ts';
import { ImportError } from './source-course.ts';

/** The mapping has this word for columns without a field. */
export const IGNORED = 'rien';
/** The mapping file. It is stored beside the tables, so that later imports find it. */
const MAPPING_FILE = 'colonnes.yaml';

const field = z.enum([...Object.keys(FIELDS), IGNORED]);
const ownField = z.string().refine((name) => name in FIELDS);
const HEAD = `# À gauche une colonne du tableau, à droite le champ du site qui la reçoit, ou « rien ». Les champs\u00a0:
# ${Object.keys(FIELDS).join(', ')}
`;

/** The field of each column, and values for fields without a column: `{ 'price.tax': 'exonéré' }`. */
const mappingSchema = z.strictObject({
  colonnes: z.record(z.string(), field),
  valeurs: z.record(ownField, z.coerce.string()).default({}),
});
export type Mapping = z.output<typeof mappingSchema>;

/** Removes capitals, accents, punctuation and the tax of a price from a column name: « Prix HT » becomes `prix`. */
const simplify = (name: string): string =>
  fold(name)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replace(/ (ht|ttc)$/, '')
    .trim();

const guess = (name: string): string | undefined =>
  Object.keys(FIELDS).find((id) => FIELDS[id]?.columns.some((known) => simplify(known) === simplify(name)));

function proposeMapping(names: readonly string[]): Mapping {
  const fields = names.map(guess).map((field, index, all) => (all.indexOf(field) === index ? field : undefined));
  const colonnes = Object.fromEntries(names.map((name, index) => [name, fields[index] ?? IGNORED]));
  const price = names[fields.indexOf('price.amount')];
  const tax = /\b(HT|TTC)\b/.exec(price ?? '')?.[1] ?? 'exonéré';
  const implied = Object.entries(price === undefined ? {} : { 'price.unit': 'par personne', 'price.tax': tax });
  return { colonnes, valeurs: Object.fromEntries(implied.filter(([name]) => !fields.includes(name))) };
}

function readMapping(path: string): Mapping {
  const result = mappingSchema.safeParse(parse(readFileSync(path, 'utf8')));
  if (result.success) return result.data;
  const place = result.error.issues[0]?.path.join(' > ') ?? '';
  throw new ImportError(`${path}, ${place} : ce n’est pas un champ du site. Les champs : ${field.options.join(', ')}.`);
}

/** Maps columns to fields: by the mapping file, by the column names of this site's own table, or by asking the user. */
export async function mappingOf(table: string, names: readonly string[], file: string | undefined): Promise<Mapping> {
  const path = file ?? join(dirname(table), MAPPING_FILE);
  const isKnown = existsSync(path);
  const mapping = isKnown ? readMapping(path) : proposeMapping(names);
  const isOwn = names.every(
    (name) => name === 'Numéro de la session' || FIELDS[guess(name) ?? '']?.columns[0] === name,
  );
  if (!isKnown && !isOwn) {
    const proposal = HEAD + stringify(mapping);
    const question = `${proposal}\nEst-ce juste\u202f?`;
    const answer = process.stdin.isTTY && (await confirm({ message: question, active: 'Oui', inactive: 'Non' }));
    if (answer !== true)
      throw new ImportError(`Relisez ceci, enregistrez-le sous ${path}, puis recommencez.\n\n${proposal}`);
    writeFileSync(path, proposal);
  }
  if (names.some((name) => mapping.colonnes[name] === 'title')) return mapping;
  throw new ImportError(
    `Ligne 1 : aucune colonne ne donne l’intitulé. Dites laquelle dans ${path} : « Colonne: title ».`,
  );
}
