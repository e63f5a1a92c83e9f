import { existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { confirm } from '@clack/prompts';
import { Document, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { fold } from '../../src/lib/french-text.ts';
import { COURSE_FIELDS, isOfSession, labelOf } from './fields.ts';
import { readBytes, decodeText } from './file-text.ts';
import { ImportError } from './source-course.ts';
import type { Table } from './read-sheets.ts';

export const IGNORED = 'rien';
const MAPPING_FILE = 'colonnes.yaml';

const HEAD = `# À gauche une colonne du tableau, à droite le champ du site qui la reçoit, ou « rien ». Les champs\u00a0:
# ${Object.keys(COURSE_FIELDS).map(labelOf).join(', ')}
`;

const EXAMPLES = 3;
const EXAMPLE_LENGTH = 40;

export type Mapping = { colonnes: ReadonlyMap<string, string>; valeurs: readonly (readonly [string, string])[] };

const withoutBreaks = (name: string): string => name.replaceAll(/\s+/g, ' ').trim();

/**
 * Removes the tax, the unit and the session from a column name, to compare it with known names: « Prix HT (€) » becomes
 * `prix`, « Session 2 - Début » becomes `debut`. With `isExact`, removes only accents, capitals and punctuation.
 */
function simplify(name: string, isExact: boolean): string {
  const plain = (isExact ? fold(name) : fold(name).replaceAll(/\([^)]*\)/g, ' ')).replaceAll(/[^a-z0-9]+/g, ' ').trim();
  if (isExact) return plain;
  return plain
    .replace(/^(date )?session \d+ | (de la )?session( \d+)?$| \d+$/g, '')
    .replace(/ (de la formation|du stage|ht|ttc)$/, '');
}

const IDS = Object.keys(COURSE_FIELDS);

const guess = (name: string): string | undefined =>
  [true, false]
    .map((isExact) =>
      IDS.find((id) =>
        COURSE_FIELDS[id]?.columns.some((known) => simplify(known, isExact) === simplify(name, isExact)),
      ),
    )
    .find((id) => id !== undefined);

const fieldName = z
  .string()
  .transform((name) => (IDS.includes(name) || name === IGNORED ? name : guess(name)))
  .pipe(z.enum([...IDS, IGNORED]));

const mappingSchema = z.strictObject({
  colonnes: z.record(z.string(), fieldName),
  valeurs: z.record(fieldName, z.coerce.string()).default({}),
});

function proposeMapping(names: readonly string[]): z.output<typeof mappingSchema> {
  const fields = names.map(guess);
  const isRepeated = (field: string, index: number) => fields.indexOf(field) !== index && !isOfSession(field);
  const kept = fields.map((field, index) => (field === undefined || isRepeated(field, index) ? IGNORED : field));
  const colonnes = Object.fromEntries(names.map((name, index) => [name, kept[index] ?? IGNORED]));
  const price = names[fields.indexOf('price.amount')];
  const tax = /\b(HT|TTC)\b/.exec(price ?? '')?.[1] ?? 'exonéré';
  const implied = Object.entries(price === undefined ? {} : { 'price.unit': 'par personne', 'price.tax': tax });
  return { colonnes, valeurs: Object.fromEntries(implied.filter(([name]) => !fields.includes(name))) };
}

function examplesOf(name: string, tables: readonly Table[]): string {
  const texts = tables.flatMap(({ names, rows }) => {
    const column = names.indexOf(name);
    return rows.map(({ cells }) => withoutBreaks(cells[column]?.shown ?? cells[column]?.text ?? ''));
  });
  const examples = [...new Set(texts)].filter((text) => text !== '').slice(0, EXAMPLES);
  return examples
    .map((text) => (text.length > EXAMPLE_LENGTH ? `${text.slice(0, EXAMPLE_LENGTH)}…` : text))
    .join(' · ');
}

function mappingText({ colonnes, valeurs }: z.output<typeof mappingSchema>, tables: readonly Table[]): string {
  const document = new Document({
    colonnes: Object.fromEntries(Object.entries(colonnes).map(([name, id]) => [name, labelOf(id)])),
    valeurs: Object.fromEntries(Object.entries(valeurs).map(([id, value]) => [labelOf(id), value])),
  });
  for (const name of Object.keys(colonnes)) {
    const field = document.getIn(['colonnes', name], true);
    const examples = examplesOf(name, tables);
    if (isScalar(field) && examples !== '') field.comment = ` ${examples}`;
  }
  return HEAD + document.toString({ lineWidth: 0 });
}

function readMapping(path: string): Mapping {
  const written = decodeText(readBytes(path)).replaceAll('\t', '  ');
  const start = Math.max(0, written.search(/(?<=^|\uFEFF)colonnes[ \u00a0]*:/m));
  const lines = new LineCounter();
  const document = parseDocument(written.slice(start), { lineCounter: lines });
  const fail = (offset: number, message: string): never => {
    const line = written.slice(0, start).split('\n').length + lines.linePos(offset).line - 1;
    throw new ImportError(`${path}, ligne ${line} : ${message}.`);
  };
  const [error] = document.errors;
  if (error !== undefined)
    fail(
      error.pos[0],
      'une ligne illisible. Écrivez « Colonne: champ », avec deux espaces devant, et entre guillemets droits un nom de colonne qui contient « : » ou « # »',
    );
  const result = mappingSchema.safeParse(document.toJS());
  if (result.success) {
    const { colonnes, valeurs } = result.data;
    const columns = Object.entries(colonnes).map(([name, field]) => [withoutBreaks(name), field] as const);
    return { colonnes: new Map(columns), valeurs: Object.entries(valeurs) };
  }
  const place = (result.error.issues[0]?.path ?? []) as string[];
  const node = document.getIn(place, true);
  const found = isNode(node) ? `« ${String(node)} »` : 'rien';
  const offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  if (place.length < 2) return fail(offset, 'il y faut « colonnes: », puis une ligne « Colonne: champ » par colonne');
  return fail(offset, `${found} n’est pas un champ du site. Les champs : ${IDS.map(labelOf).join(', ')}, ${IGNORED}`);
}

export const mappingPath = (table: string, file: string | undefined): string =>
  file ?? join(dirname(table), MAPPING_FILE);

/** An empty file counts as missing, because the shell creates one for `2> colonnes.yaml`. */
export const savedMapping = (path: string): Mapping | undefined =>
  existsSync(path) && statSync(path).size > 0 ? readMapping(path) : undefined;

export const fieldOf = (name: string, saved: Mapping | undefined): string | undefined =>
  saved === undefined ? guess(name) : saved.colonnes.get(name);

const isOwn = (name: string): boolean =>
  name === 'Numéro de la session' || COURSE_FIELDS[guess(name) ?? '']?.columns[0] === name;

export async function askMapping(path: string, tables: readonly Table[]): Promise<Mapping> {
  const names = [...new Set(tables.flatMap((table) => table.names))];
  const { colonnes, valeurs } = proposeMapping(names);
  const mapping = { colonnes: new Map(Object.entries(colonnes)), valeurs: Object.entries(valeurs) };
  if (names.every(isOwn)) return mapping;
  const proposal = mappingText({ colonnes, valeurs }, tables);
  const question = `${proposal}\nEst-ce juste\u202f?`;
  const isRight = process.stdin.isTTY && (await confirm({ message: question, active: 'Oui', inactive: 'Non' }));
  if (isRight !== true)
    throw new ImportError(`# Relisez ceci, enregistrez-le sous ${path}, puis recommencez.\n\n${proposal}`);
  writeFileSync(path, proposal);
  return mapping;
}
