import { formatDay } from './french-dates.ts';

/** The names and indexes that lead to a field: `['modules', 1, 'title']`. */
export type FieldPath = readonly PropertyKey[];

const isRecord = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === 'object' && value !== null;

export const valueAt = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (value, part) => (isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined),
    data,
  );

export function listAt(data: unknown, path: FieldPath): readonly unknown[] {
  const list = valueAt(data, path);
  return Array.isArray(list) ? list : [];
}

export function textsIn(
  data: unknown,
  excluded: ReadonlySet<string> = new Set(),
  path: FieldPath = [],
): { path: FieldPath; text: string }[] {
  if (typeof data === 'string') return [{ path, text: data }];
  if (!isRecord(data) || data instanceof Date) return [];
  const isList = Array.isArray(data);
  return Object.entries(data).flatMap(([key, value]) =>
    excluded.has(key) ? [] : textsIn(value, excluded, [...path, isList ? Number(key) : key]),
  );
}

const PATH_IN_BRACES = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Returns the text that replaces a name between braces. Undefined if no value has this name. */
export type ValueOf = (name: string) => string | undefined;

export function textAt(values: unknown, path: string): string | undefined {
  const value = valueAt(values, path.split('.'));
  if (value instanceof Date) return formatDay(value);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

export const namesInBraces = (text: string): string[] =>
  [...text.matchAll(PATH_IN_BRACES)].map(([, name = '']) => name);

export const interpolate = (text: string, valueOf: ValueOf, file: string): string =>
  text.replace(PATH_IN_BRACES, (_, name: string) => {
    const value = valueOf(name);
    if (value === undefined)
      throw new Error(`${file} : « {{${name}}} » ne désigne aucune valeur connue. Corrigez ce nom.`);
    return value;
  });

export function interpolateAll<Data>(data: Data, valueOf: ValueOf, file: string): Data {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return interpolate(value, valueOf, file);
    if (Array.isArray(value)) return value.map(fill);
    if (!isRecord(value) || value instanceof Date) return value;
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, fill(field)]));
  };
  return fill(data) as Data;
}
