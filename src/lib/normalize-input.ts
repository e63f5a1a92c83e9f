import { z } from 'zod';
import { durationIn } from './duration-text.ts';
import { parisDay } from './french-dates.ts';
import { withFrenchSigns } from './french-text.ts';
import { plainSigns } from './plain-signs.ts';

const NUMBER = /^-?(?:\d+|\d{1,3}(?:[ \u00a0\u202f]\d{3})+)(?:[.,]\d+)?(?:\s*(?:€|euros?))?$/i;
/** Numbers such as `1.290` and `1,290`, whose point or comma may separate thousands or decimals. */
export const THOUSANDS = /^-?\d{1,3}(?:[.,]\d{3})+$/;
export const withoutThousands = (number: string): string => number.replace(/[.,]/g, '');

const numberIn = (text: string): number | undefined =>
  NUMBER.test(text) && !THOUSANDS.test(text) ? Number(text.replaceAll(/[^\d,.-]/g, '').replace(',', '.')) : undefined;

function isEmptyInput(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && !(value instanceof Date) && Object.values(value).every(isEmptyInput);
}

export function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable;
  return isWrapped ? unwrapped(schema.unwrap()) : schema;
}

const accepts = (schema: z.core.$ZodType, value: null | undefined): boolean => z.safeParse(schema, value).success;

function entriesFor(schema: z.core.$ZodType | undefined, name: string, value: unknown): [string, unknown][] {
  if (schema === undefined) return [[name, value]];
  if (isEmptyInput(value)) {
    if (accepts(schema, undefined)) return [];
    if (accepts(schema, null)) return [[name, null]];
  }
  return [[name, normalizeValue(schema, value)]];
}

function durationOf(field: z.ZodNumber, text: string): number | undefined {
  const unit = field.meta()?.unit;
  const found = unit && durationIn(text);
  return found && Object.keys(found).length === 1 ? found[unit] : undefined;
}

export function normalizeValue(schema: z.core.$ZodType, value: unknown): unknown {
  const expected = unwrapped(schema);
  if (typeof value === 'string') {
    const text = plainSigns(value).trim().normalize('NFC');
    if (expected instanceof z.ZodNumber) return numberIn(text) ?? durationOf(expected, text) ?? text;
    // Texts with a pattern, such as paths and telephone numbers, stay as typed.
    return expected instanceof z.ZodString && expected.format === null ? withFrenchSigns(text) : text;
  }
  // YAML parses 2026-12-01 as a date.
  if (value instanceof Date) return expected instanceof z.ZodString ? parisDay(value) : value;
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    return expected instanceof z.ZodArray ? items.map((item) => normalizeValue(expected.element, item)) : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const fieldOf = (name: string): z.core.$ZodType | undefined => {
    if (expected instanceof z.ZodRecord) return expected.valueType;
    const shape: z.core.$ZodShape = expected instanceof z.ZodObject ? expected.shape : {};
    return shape[name];
  };
  return Object.fromEntries(Object.entries(value).flatMap(([name, inner]) => entriesFor(fieldOf(name), name, inner)));
}

export const withNormalizedInput = <Schema extends z.ZodType>(schema: Schema): z.ZodPreprocess<Schema> =>
  z.preprocess((data) => normalizeValue(schema, data), schema);
