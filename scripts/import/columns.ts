import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { confirm, isCancel, note, select } from '@clack/prompts';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { fold } from '../../src/lib/french-text.ts';
import { FIELDS } from './course-fields.ts';
import { ImportError } from './import-error.ts';

/** The field of each column, and values for fields without a column: `{ 'price.tax': 'exonéré' }`. */
export type Columns = { fields: Readonly<Record<string, string>>; values: Readonly<Record<string, string>> };

const IGNORED = 'rien';
/** The mapping file. It is stored beside the tables, so that later imports find it. */
const MAPPING_FILE = 'colonnes.yaml';

const field = z.enum([...Object.keys(FIELDS), IGNORED]);
const mappingSchema = z.strictObject({
  colonnes: z.record(z.string(), field),
  valeurs: z.record(z.string(), z.coerce.string()).default({}),
});
type Mapping = z.output<typeof mappingSchema>;

const simplify = (name: string): string =>
  fold(name)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** Guesses the field of a column by its name. */
const guess = (name: string): string =>
  Object.entries(FIELDS).find(([, { columns }]) => columns.some((known) => simplify(known) === simplify(name)))?.[0] ??
  IGNORED;

function proposeMapping(names: readonly string[]): Mapping {
  const fields = names.map(guess);
  const colonnes = Object.fromEntries(
    names.map((name, index) => [
      name,
      fields.indexOf(fields[index] ?? '') === index ? (fields[index] ?? IGNORED) : IGNORED,
    ]),
  );
  if (!fields.includes('price.amount')) return { colonnes, valeurs: {} };
  const price = names[fields.indexOf('price.amount')] ?? '';
  const tax = /\b(HT|TTC)\b/.exec(price)?.[1] ?? 'exonéré';
  return {
    colonnes,
    valeurs: {
      ...(!fields.includes('price.unit') && { 'price.unit': 'par personne' }),
      ...(!fields.includes('price.tax') && { 'price.tax': tax }),
    },
  };
}

function readMapping(path: string): Mapping {
  const result = mappingSchema.safeParse(parse(readFileSync(path, 'utf8')));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ImportError(
    `${path}, ${issue?.path.join(' > ') ?? ''}\u00a0: ce n’est pas un champ du site. Les champs\u00a0: ${Object.keys(FIELDS).join(', ')}, ou «\u00a0${IGNORED}\u00a0».`,
  );
}

const HEAD = '# À gauche une colonne du tableau, à droite le champ du site qui la reçoit, ou « rien ».\n';

async function askUser(proposed: Mapping): Promise<Mapping> {
  note(stringify(proposed), 'Ce que les colonnes semblent contenir');
  const isRight = await confirm({
    message: 'Est-ce juste\u202f? Sinon, colonne par colonne.',
    active: 'Oui',
    inactive: 'Non',
  });
  if (isCancel(isRight)) throw new ImportError('Import abandonné\u00a0: rien n’est écrit.');
  if (isRight) return proposed;
  const colonnes: Mapping['colonnes'] = {};
  for (const [name, initialValue] of Object.entries(proposed.colonnes)) {
    const options = field.options.map((value) => ({ value, hint: FIELDS[value]?.columns[0] ?? 'laissée de côté' }));
    const chosen = await select({ message: `Le champ de la colonne «\u00a0${name}\u00a0»`, options, initialValue });
    if (isCancel(chosen)) throw new ImportError('Import abandonné\u00a0: rien n’est écrit.');
    colonnes[name] = chosen;
  }
  return { ...proposed, colonnes };
}

/** Maps columns to fields: by the mapping file, by the column names of this site's own table, or by asking the user. */
export async function columnsOf(table: string, names: readonly string[], file: string | undefined): Promise<Columns> {
  const path = file ?? join(dirname(table), MAPPING_FILE);
  let mapping = existsSync(path) ? readMapping(path) : proposeMapping(names);
  const isOwn = names.every((name) => name === 'Numéro de la session' || FIELDS[guess(name)]?.columns[0] === name);
  if (!existsSync(path) && !isOwn) {
    if (!process.stdin.isTTY)
      throw new ImportError(
        `Dites ce que contient chaque colonne\u00a0: relisez ceci, enregistrez-le sous ${path}, puis recommencez.\n\n${HEAD}${stringify(mapping)}`,
      );
    mapping = await askUser(mapping);
    writeFileSync(path, HEAD + stringify(mapping));
  }
  const fields = Object.fromEntries(Object.entries(mapping.colonnes).filter(([, name]) => name !== IGNORED));
  if (!names.some((name) => fields[name] === 'title'))
    throw new ImportError(
      `Ligne 1\u00a0: aucune colonne ne donne l’intitulé des formations. Dites laquelle dans ${path}\u00a0: «\u00a0Nom de la colonne: title\u00a0».`,
    );
  return { fields, values: mapping.valeurs };
}
