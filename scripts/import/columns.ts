import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { confirm, isCancel, note, select, text } from '@clack/prompts';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { fold } from '../../src/lib/french-text.ts';
import { FIELDS } from './fields.ts';
import { ImportError } from './source-course.ts';

const IGNORED = 'rien';
/** The mapping file. It is stored beside the tables, so that later imports find it. */
const MAPPING_FILE = 'colonnes.yaml';
const HEAD = '# À gauche une colonne du tableau, à droite le champ du site qui la reçoit, ou « rien ».\n';

const field = z.enum([...Object.keys(FIELDS), IGNORED]);
const mappingSchema = z.strictObject({
  colonnes: z.record(z.string(), field),
  valeurs: z
    .record(
      z.string().refine((name) => name in FIELDS),
      z.coerce.string(),
    )
    .default({}),
});
type Mapping = z.output<typeof mappingSchema>;

/** The field of each column, and values for fields without a column: `{ 'price.tax': 'exonéré' }`. */
export type Columns = { fields: Readonly<Record<string, string>>; values: Readonly<Record<string, string>> };

/** Removes capitals, accents, punctuation and the tax of a price from a column name: « Prix HT » becomes `prix`. */
const simplify = (name: string): string =>
  fold(name)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replace(/ (ht|ttc)$/, '')
    .trim();

/** Guesses the field of a column by its name. */
const guess = (name: string): string | undefined =>
  Object.keys(FIELDS).find((id) => FIELDS[id]?.columns.some((known) => simplify(known) === simplify(name)));

/** Proposes a field for each column. A field has one column at most. */
function proposeMapping(names: readonly string[]): Mapping {
  const fields = names.map(guess);
  const colonnes = Object.fromEntries(
    names.map((name, index) => [name, fields.indexOf(fields[index]) === index ? (fields[index] ?? IGNORED) : IGNORED]),
  );
  const price = names[fields.indexOf('price.amount')];
  const tax = /\b(HT|TTC)\b/.exec(price ?? '')?.[1] ?? 'exonéré';
  const implied = price === undefined ? {} : { 'price.unit': 'par personne', 'price.tax': tax };
  return {
    colonnes,
    valeurs: Object.fromEntries(Object.entries(implied).filter(([name]) => !fields.includes(name))),
  };
}

function readMapping(path: string): Mapping {
  const result = mappingSchema.safeParse(parse(readFileSync(path, 'utf8')));
  if (result.success) return result.data;
  const place = result.error.issues[0]?.path.join(' > ') ?? '';
  throw new ImportError(
    `${path}, ${place}\u00a0: ce n’est pas un champ du site. Les champs\u00a0: ${field.options.join(', ')}.`,
  );
}

/** Returns the answer of the user. Throws if the user cancelled the question. */
function answered<Answer>(answer: Answer): Exclude<Answer, symbol> {
  if (isCancel(answer)) throw new ImportError('Import abandonné.');
  return answer as Exclude<Answer, symbol>;
}

async function askUser(proposed: Mapping): Promise<Mapping> {
  note(stringify(proposed), 'Ce que les colonnes semblent contenir');
  const message = 'Est-ce juste\u202f? Sinon, colonne par colonne.';
  if (answered(await confirm({ message, active: 'Oui', inactive: 'Non' }))) return proposed;
  const mapping = structuredClone(proposed);
  for (const [name, initialValue] of Object.entries(proposed.colonnes)) {
    const options = field.options.map((value) => ({ value, hint: FIELDS[value]?.columns[0] ?? 'laissée de côté' }));
    const question = `Le champ de la colonne «\u00a0${name}\u00a0»`;
    mapping.colonnes[name] = answered(await select({ message: question, options, initialValue, maxItems: 10 }));
  }
  for (const [name, initialValue] of Object.entries(proposed.valeurs))
    mapping.valeurs[name] = answered(await text({ message: `${name}, pour toutes les formations`, initialValue }));
  return mapping;
}

/** Maps columns to fields: by the mapping file, by the column names of this site's own table, or by asking the user. */
export async function columnsOf(table: string, names: readonly string[], file: string | undefined): Promise<Columns> {
  const path = file ?? join(dirname(table), MAPPING_FILE);
  const isKnown = existsSync(path);
  let mapping = isKnown ? readMapping(path) : proposeMapping(names);
  const isOwn = names.every(
    (name) => name === 'Numéro de la session' || FIELDS[guess(name) ?? '']?.columns[0] === name,
  );
  if (!isKnown && !isOwn) {
    if (!process.stdin.isTTY)
      throw new ImportError(
        `Dites ce que contient chaque colonne\u00a0: relisez ceci, enregistrez-le sous ${path}, puis recommencez.\n\n${HEAD}${stringify(mapping)}`,
      );
    mapping = await askUser(mapping);
    writeFileSync(path, HEAD + stringify(mapping));
  }
  const fields = Object.fromEntries(Object.entries(mapping.colonnes).filter(([, name]) => name !== IGNORED));
  if (names.some((name) => fields[name] === 'title')) return { fields, values: mapping.valeurs };
  throw new ImportError(
    `Ligne 1\u00a0: aucune colonne ne donne l’intitulé des formations. Dites laquelle dans ${path}\u00a0: «\u00a0Nom de la colonne: title\u00a0».`,
  );
}
