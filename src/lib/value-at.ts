const isRecord = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === 'object' && value !== null;

/** The value that stands at a path of plain data, or undefined: `valueAt({ a: [1] }, ['a', 0])` is 1. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, part) => (isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined),
    data,
  );

/** The items of the list that stands at a path; none where there is no list. */
export function listAt(data: unknown, path: readonly PropertyKey[]): readonly unknown[] {
  const list = valueAt(data, path);
  return Array.isArray(list) ? list : [];
}

/** Every text of plain data and the field that it stands in, `modules[2].title`, without what stands under some names. */
export function textsIn(
  data: unknown,
  leftOut: ReadonlySet<string> = new Set(),
  field = '',
): { field: string; text: string }[] {
  if (typeof data === 'string') return [{ field, text: data }];
  if (Array.isArray(data)) return data.flatMap((item, index) => textsIn(item, leftOut, `${field}[${index + 1}]`));
  if (!isRecord(data) || data instanceof Date) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    leftOut.has(key) ? [] : textsIn(value, leftOut, field === '' ? key : `${field}.${key}`),
  );
}
