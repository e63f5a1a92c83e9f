import fc from 'fast-check';
import { z } from 'zod';
import { isDate } from '#src/fields/fields.ts';
import { DAY_MS } from '#src/lib/clock.ts';
import { isoDay } from '#src/lib/french-dates.ts';
import { frenchText } from './french-words.ts';

export type World = {
  /** The day of the build. Most dates are near it. */
  day: Date;
  /** How many optional fields in ten have a value. */
  optional: number;
  /** The addresses of pictures that exist. */
  pictures: readonly string[];
  /** Values that existing content has in a field, for formats that cannot be generated. */
  examplesOf: (schema: z.core.$ZodType) => readonly string[];
};

type Check = {
  check: string;
  minimum?: number;
  maximum?: number;
  value?: number;
  inclusive?: boolean;
  pattern?: RegExp;
};

const checksOf = (schema: z.core.$ZodType): Check[] => {
  const { checks = [], ...own } = schema._zod.def as unknown as Check & { checks?: z.core.$ZodCheck[] };
  return [own, ...checks.map((check) => check._zod.def as Check)];
};

const bound = (schema: z.core.$ZodType, name: 'minimum' | 'maximum') =>
  checksOf(schema).find((check) => check[name] !== undefined)?.[name];

const weighted = <Value>(weight: number, arbitrary: fc.Arbitrary<Value>) => ({ weight, arbitrary });

/** Days around the build, often the very day or the days beside it. */
function dayText({ day }: World): fc.Arbitrary<string> {
  const offset = fc.oneof(
    weighted(4, fc.integer({ min: -500, max: 420 })),
    weighted(1, fc.integer({ min: -1, max: 2 })),
  );
  return offset.map((days) => isoDay(new Date(day.getTime() + days * DAY_MS)));
}

/** Whether `fc.stringMatching` can generate texts: it does not support look-around, and is slow without anchors. */
const isSimple = ({ source }: RegExp): boolean =>
  source.startsWith('^') && source.endsWith('$') && !/\(\?[=!<]|\\[DWSB]|(?<!\\)\./.test(source);

const generators = new Map<string, fc.Arbitrary<string>>();

/** Texts that match a pattern; undefined if fast-check cannot make them. Caches generators: making one takes 300 ms. */
function matching(pattern: RegExp): fc.Arbitrary<string> | undefined {
  if (!isSimple(pattern)) return undefined;
  const { source, flags } = pattern;
  const made =
    generators.get(source) ?? fc.stringMatching(new RegExp(source, flags.replace('i', '')), { size: 'xsmall' });
  generators.set(source, made);
  return made;
}

const FORMATS: Record<string, fc.Arbitrary<string>> = {
  email: fc.constantFrom('bonjour@hasard.example', 'accueil+test@sous-domaine.hasard.example'),
  url: fc.constantFrom(
    'https://www.hasard.example',
    'https://www.hasard.example',
    'https://autre.example/une/page?a=1&b=2#ici',
  ),
};

function textOf(schema: z.core.$ZodType, world: World): fc.Arbitrary<string> {
  if (z.globalRegistry.get(schema)?.editor?.picture) return fc.constantFrom(...world.pictures);
  const { format = '' } = schema._zod.def as { format?: string };
  const known = FORMATS[format];
  if (known !== undefined) return known;
  const examples = world.examplesOf(schema);
  const pattern = checksOf(schema).find((check) => check.pattern)?.pattern;
  const max = bound(schema, 'maximum') ?? 200;
  if (pattern === undefined) return frenchText(bound(schema, 'minimum') ?? 0, max);
  const generated = matching(pattern);
  if (examples.length === 0) return generated ?? frenchText(1, max);
  const typical = fc.constantFrom(...examples);
  return generated === undefined ? typical : fc.oneof(typical, generated);
}

function numberOf(schema: z.core.$ZodType): fc.Arbitrary<number> {
  const { format } = schema._zod.def as { format?: string };
  const checks = checksOf(schema);
  const least = checks.find(({ check }) => check === 'greater_than');
  const most = checks.find(({ check }) => check === 'less_than');
  const step = checks.find(({ check }) => check === 'multiple_of')?.value ?? (format === undefined ? 0.25 : 1);
  const min = Math.ceil((least?.value ?? 0) / step) + (least?.inclusive === false ? 1 : 0);
  const max = Math.floor((most?.value ?? 100) / step);
  const units = fc.oneof(
    weighted(4, fc.integer({ min, max: Math.min(max, min + 40) })),
    weighted(1, fc.integer({ min, max })),
    weighted(1, fc.constantFrom(min, max)),
  );
  return units.map((count) => count * step);
}

const MANY = 5;

function listOf(schema: z.ZodArray, world: World): fc.Arbitrary<unknown[]> {
  const minLength = bound(schema, 'minimum') ?? 0;
  const maxLength = bound(schema, 'maximum') ?? minLength + MANY;
  const item = valueOf(schema.element, world);
  return fc.oneof(
    weighted(6, fc.array(item, { minLength, maxLength: Math.min(maxLength, minLength + MANY), size: 'max' })),
    weighted(1, fc.array(item, { minLength, maxLength: minLength })),
    weighted(1, fc.array(item, { minLength: maxLength, maxLength, size: 'max' })),
  );
}

function groupOf(schema: z.ZodObject, world: World): fc.Arbitrary<object> {
  const shape: z.core.$ZodShape = schema.shape;
  const fields = Object.entries(shape).map(([name, field]) => {
    const value = valueOf(field, world);
    const isRequired = !z.safeParse(field, undefined).success;
    return [name, isRequired ? value : maybe(value, world)] as const;
  });
  return fc
    .record(Object.fromEntries(fields))
    .map((group) => Object.fromEntries(Object.entries(group).filter(([, value]) => value !== undefined)));
}

const maybe = (value: fc.Arbitrary<unknown>, { optional }: World): fc.Arbitrary<unknown> =>
  fc.oneof(...(optional === 0 ? [] : [weighted(optional, value)]), weighted(10 - optional, fc.constant(undefined)));

/** Values as an editor writes them for a schema, derived from the schema alone. Rules across fields may refuse them. */
export function valueOf(schema: z.core.$ZodType, world: World): fc.Arbitrary<unknown> {
  if (isDate(schema)) return dayText(world);
  if (schema instanceof z.ZodObject) return groupOf(schema, world);
  if (schema instanceof z.ZodArray) return listOf(schema, world);
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return valueOf(schema.unwrap(), world);
  if (schema instanceof z.ZodNullable) return fc.option(valueOf(schema.unwrap(), world));
  switch (schema._zod.def.type) {
    case 'string':
      return textOf(schema, world);
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    default:
      throw new Error(`No values are known for a schema of type ${schema._zod.def.type}.`);
  }
}
