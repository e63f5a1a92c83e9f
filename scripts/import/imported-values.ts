import { z } from 'zod';
import { courseSchema } from '../../src/features/courses/course-schema.ts';
import { FACTS } from '../../src/features/courses/course-fact-texts.ts';
import { clip } from '../../src/lib/french-text.ts';
import { normalizeValue } from '../../src/lib/normalize-input.ts';
import { listAt, valueAt } from '../../src/lib/template.ts';
import { FIELDS } from './course-fields.ts';
import { type Cell, ImportError } from './import-error.ts';
import { normalizeText } from './markdown.ts';

export const HEADINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(FACTS).map(([id, { term }]) => [id, term])),
  description: 'Présentation',
  modules: 'Programme',
};

const unwrapped = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrapped(schema.unwrap()) : schema;

/** The schema at a path of a course. */
export function schemaAt(path: string): z.ZodType {
  const found = path.split('.').reduce<unknown>((schema, name) => {
    const group = unwrapped(schema);
    return group instanceof z.ZodObject ? group.shape[name] : undefined;
  }, courseSchema);
  if (!(found instanceof z.ZodType)) throw new Error(`A course has no field ${path}.`);
  return found;
}

export const faultAt = ({ where, source }: Cell, message: string): ImportError =>
  new ImportError(`${where.charAt(0).toUpperCase()}${where.slice(1)}, ${source}\u00a0: ${message}.`);

/** Reads a cell. A `ImportError` names the place of the cell. */
export function readCell(field: string, cell: Cell): unknown {
  try {
    return FIELDS[field]?.read(cell.text);
  } catch (error) {
    if (error instanceof ImportError) throw faultAt(cell, error.message);
    throw error;
  }
}

/** Adds the register and the address of a certification, which follow from its code. */
export function addRegister(values: Values): void {
  const [, register, number] = /^(RS|RNCP)(\d+)$/.exec(String(values['certification.code'])) ?? [];
  if (register === undefined || number === undefined) return;
  values['certification.register'] = register;
  values['certification.url'] = `https://www.francecompetences.fr/recherche/${register.toLowerCase()}/${number}/`;
}

/** Values by their paths: `price.amount`. */
export type Values = Record<string, unknown>;

export type Reading = { values: Values; sections: { heading: string; text: string }[] };

/** Adds a valid value to its field. Adds an invalid text as a section of the sheet. */
export function addValue({ values, sections }: Reading, field: string, cell: Cell): void {
  const value = readCell(field, cell);
  const schema = schemaAt(field);
  const normal = normalizeValue(schema, value);
  const result = schema.safeParse(normal);
  const heading = HEADINGS[field.split('.')[0] ?? ''];
  if (result.success) values[field] = normal;
  else if (
    heading !== undefined &&
    (typeof value === 'string' || Array.isArray(value)) &&
    !/^(price|certification)/.test(field)
  ) {
    if (field === 'description') values[field] = clip(normalizeText(cell.text), 400);
    sections.push({ heading, text: cell.text });
  } else
    throw faultAt(
      cell,
      `«\u00a0${cell.text.slice(0, 60)}\u00a0» ne convient pas au champ ${field} (${result.error.issues[0]?.message ?? ''})`,
    );
}

/** Moves modules to a section of text if their hours do not add up to the hours of the course. */
export function moveModules({ values, sections }: Reading, cell: Cell | undefined): void {
  const sum = listAt(values, ['modules']).reduce<number>(
    (total, module) => total + Number(valueAt(module, ['hours'])),
    0,
  );
  if (cell === undefined || values.modules === undefined || Math.abs(sum - Number(values.hours ?? sum)) < 0.01) return;
  delete values.modules;
  sections.push({ heading: HEADINGS.modules ?? '', text: cell.text });
}
