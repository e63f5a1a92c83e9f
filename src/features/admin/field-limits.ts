import { z } from 'zod';
import type { EditorHints } from '#src/lib/editor-hints.ts';

/** A regular expression, and what an editor reads when the value does not fit. */
export type Pattern = readonly [source: string, allowed: string];

const limitsOf = (schema: z.core.$ZodType): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** What the schema itself says to a text that fits no form; nothing where any text does. */
const complaintOf = (schema: z.core.$ZodType): string => z.safeParse(schema, '§').error?.issues[0]?.message ?? '';

export function lengthPattern(schema: z.core.$ZodType): Pattern | undefined {
  const { pattern, maxLength } = limitsOf(schema);
  if (pattern !== undefined) return [pattern, complaintOf(schema)];
  return maxLength === undefined ? undefined : [`^[\\s\\S]{0,${maxLength}}$`, `au plus ${maxLength} caractères`];
}

export function numberLimits(schema: z.ZodNumber): Record<string, unknown> {
  const { minimum, maximum, multipleOf } = limitsOf(schema);
  const { minValue, format } = schema;
  const isInt = format === 'safeint';
  const step = multipleOf ?? (isInt ? 1 : undefined);
  return {
    value_type: isInt ? 'int' : 'float',
    // A bound that the schema leaves out itself is still the nearest that a form can say.
    ...(Number.isSafeInteger(minValue) && minValue !== Number.MIN_SAFE_INTEGER ? { min: minimum ?? minValue } : {}),
    ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? {} : { max: maximum }),
    ...(step === undefined ? {} : { step }),
  };
}

export function sizeLimits(schema: z.ZodArray, required: boolean): { min?: number; max?: number } {
  const { minItems, maxItems } = limitsOf(schema);
  return {
    // An empty list that may be left out counts as left out.
    ...(required && minItems !== undefined ? { min: minItems } : {}),
    ...(maxItems === undefined ? {} : { max: maxItems }),
  };
}

export const choices = (schema: z.ZodEnum | z.ZodLiteral, labels: EditorHints['choices'] = {}) =>
  (schema instanceof z.ZodEnum ? schema.options : [...schema.values]).map((value) => ({
    label: labels[String(value)] ?? String(value),
    value,
  }));
