import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { confirm, isCancel, note, select } from '@clack/prompts';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { fold } from '../../src/lib/french-text.ts';
import { FIELDS } from './course-fields.ts';
import { Fault } from './fault.ts';

/** The field of each column, and the values that the table does not say: `{ 'price.tax': 'exonéré' }`. */
export type Columns = { fields: Readonly<Record<string, string>>; values: Readonly<Record<string, string>> };

const NOTHING = 'rien';
/** It stands beside the tables, so that the next month's finds it. */
const FILE = 'colonnes.yaml';

const field = z.enum([...Object.keys(FIELDS), NOTHING]);
const fileSchema = z.strictObject({
  colonnes: z.record(z.string(), field),
  valeurs: z.record(z.string(), z.coerce.string()).default({}),
});
type File = z.output<typeof fileSchema>;

const plain = (name: string): string =>
  fold(name)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** The field that a column's name means. */
const guess = (name: string): string =>
  Object.entries(FIELDS).find(([, { columns }]) => columns.some((known) => plain(known) === plain(name)))?.[0] ??
  NOTHING;

function proposal(names: readonly string[]): File {
  const fields = names.map(guess);
  const colonnes = Object.fromEntries(
    names.map((name, index) => [
      name,
      fields.indexOf(fields[index] ?? '') === index ? (fields[index] ?? NOTHING) : NOTHING,
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

function readColumns(path: string): File {
  const result = fileSchema.safeParse(parse(readFileSync(path, 'utf8')));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Fault(
    `${path}, ${issue?.path.join(' > ') ?? ''}\u00a0: ce n’est pas un champ du site. Les champs\u00a0: ${Object.keys(FIELDS).join(', ')}, ou «\u00a0${NOTHING}\u00a0».`,
  );
}

const HEAD = '# À gauche une colonne du tableau, à droite le champ du site qui la reçoit, ou « rien ».\n';

async function ask(proposed: File): Promise<File> {
  note(stringify(proposed), 'Ce que les colonnes semblent contenir');
  const isRight = await confirm({
    message: 'Est-ce juste\u202f? Sinon, colonne par colonne.',
    active: 'Oui',
    inactive: 'Non',
  });
  if (isCancel(isRight)) throw new Fault('Import abandonné\u00a0: rien n’est écrit.');
  if (isRight) return proposed;
  const colonnes: File['colonnes'] = {};
  for (const [name, initialValue] of Object.entries(proposed.colonnes)) {
    const options = field.options.map((value) => ({ value, hint: FIELDS[value]?.columns[0] ?? 'laissée de côté' }));
    const chosen = await select({ message: `Le champ de la colonne «\u00a0${name}\u00a0»`, options, initialValue });
    if (isCancel(chosen)) throw new Fault('Import abandonné\u00a0: rien n’est écrit.');
    colonnes[name] = chosen;
  }
  return { ...proposed, colonnes };
}

/** Finds out what the columns of a table mean: by the file that says so, by the names of this site's own table, or by asking. */
export async function columnsOf(table: string, names: readonly string[], given: string | undefined): Promise<Columns> {
  const path = given ?? join(dirname(table), FILE);
  let file = existsSync(path) ? readColumns(path) : proposal(names);
  const isOwn = names.every((name) => name === 'Numéro de la session' || FIELDS[guess(name)]?.columns[0] === name);
  if (!existsSync(path) && !isOwn) {
    if (!process.stdin.isTTY)
      throw new Fault(
        `Dites ce que contient chaque colonne\u00a0: relisez ceci, enregistrez-le sous ${path}, puis recommencez.\n\n${HEAD}${stringify(file)}`,
      );
    file = await ask(file);
    writeFileSync(path, HEAD + stringify(file));
  }
  const fields = Object.fromEntries(Object.entries(file.colonnes).filter(([, name]) => name !== NOTHING));
  if (!names.some((name) => fields[name] === 'title'))
    throw new Fault(
      `Ligne 1\u00a0: aucune colonne ne donne l’intitulé des formations. Dites laquelle dans ${path}\u00a0: «\u00a0Nom de la colonne: title\u00a0».`,
    );
  return { fields, values: file.valeurs };
}
