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

function textAt(values: unknown, path: string): string | undefined {
  const value = valueAt(values, path.split('.'));
  if (value instanceof Date) return formatDay(value);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

export const unknownPaths = (body: string, values: unknown): string[] =>
  [...body.matchAll(PATH_IN_BRACES)].flatMap(([, path = '']) => (textAt(values, path) === undefined ? [path] : []));

export const interpolate = (body: string, values: unknown, file: string): string =>
  body.replace(PATH_IN_BRACES, (_, path: string) => {
    const text = textAt(values, path);
    if (text === undefined)
      throw new Error(`${file} : « {{${path}}} » ne désigne aucune valeur connue. Corrigez ce nom.`);
    return text;
  });

export function interpolateAll(data: unknown, values: unknown, file: string): unknown {
  if (typeof data === 'string') return interpolate(data, values, file);
  if (Array.isArray(data)) return data.map((item) => interpolateAll(item, values, file));
  if (!isRecord(data) || data instanceof Date) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, interpolateAll(value, values, file)]));
}
