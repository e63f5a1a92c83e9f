import { formatDay } from './french-dates.ts';
import { valueAt } from './value-at.ts';

const NAMED = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The text for a path; undefined when the path leads nowhere, or to a group of values. */
function textAt(values: unknown, path: string): string | undefined {
  const value = valueAt(values, path.split('.'));
  if (value instanceof Date) return formatDay(value);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The paths that a text names between double braces and that no value answers. */
export const unknownPaths = (body: string, values: unknown): string[] =>
  [...body.matchAll(NAMED)].flatMap(([, path = '']) => (textAt(values, path) === undefined ? [path] : []));

/**
 * A text of `content/` with the values in it that it names between double braces: `{{legal.siren}}` becomes « 900 000 000 ».
 * `file` is named to the editor when a path is wrong.
 */
export const interpolate = (body: string, values: unknown, file: string): string =>
  body.replace(NAMED, (_, path: string) => {
    const text = textAt(values, path);
    if (text === undefined)
      throw new Error(`${file} : « {{${path}}} » ne désigne aucune valeur connue. Corrigez ce nom.`);
    return text;
  });
