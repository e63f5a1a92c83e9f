import { z } from 'zod';
import { tidyValue } from '#src/lib/normalize-input.ts';
import { type Group, isGroup, isSame } from './plain-data.ts';
import { readField, shapeOf } from './read-field.ts';

/** The same value, each group in the order of its schema: the screen keeps none. */
function inOrder(schema: z.core.$ZodType, value: unknown): unknown {
  const { schema: bare } = readField(schema);
  if (Array.isArray(value))
    return bare instanceof z.ZodArray ? value.map((item) => inOrder(bare.element, item)) : value;
  if (!isGroup(value)) return value;
  const { valueType } = bare instanceof z.ZodRecord ? bare : {};
  if (valueType !== undefined)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inOrder(valueType, inner)]));
  const known = Object.entries(shapeOf(bare))
    .filter(([name]) => name in value)
    .map(([name, field]): [string, unknown] => [name, inOrder(field, value[name])]);
  return { ...Object.fromEntries(known), ...value, ...Object.fromEntries(known) };
}

/** A form leaves an empty line in a list when its only line was emptied. */
const withoutEmptyLines = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((item) => item !== '' && item !== null).map(withoutEmptyLines);
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutEmptyLines(inner)]));
};

/**
 * The data of a form, as a person would write them: nothing for a cleared field, nor for one that says what its absence
 * says, unless its file said so before.
 */
export function tidyEntry(schema: z.core.$ZodType, data: Group, before: Group): Group {
  const untouched = Object.entries(before).filter(([name, value]) => isSame(value, data[name]));
  const tidied = tidyValue(schema, withoutEmptyLines(data));
  const tidy = inOrder(schema, isGroup(tidied) ? { ...tidied, ...Object.fromEntries(untouched) } : tidied);
  if (!isGroup(tidy)) return data;
  const shape = shapeOf(schema);
  const isNeedless = ([name, value]: [string, unknown]): boolean => {
    const field = shape[name];
    return field !== undefined && !(name in before) && isSame(readField(field).fallback, value);
  };
  return Object.fromEntries(Object.entries(tidy).filter((entry) => !isNeedless(entry)));
}
