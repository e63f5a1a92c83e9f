import XMLBuilder from 'fast-xml-builder';
import { withoutControlCharacters } from '#src/lib/html.ts';

/** A key that begins with `@` is an attribute: `{ '@numero': '12' }`. */
export type Xml = string | number | undefined | Xml[] | { [name: string]: Xml };

export type Limits = Readonly<Record<string, number>>;

function fitText(text: string, limit = Infinity): string | undefined {
  const clean = withoutControlCharacters(text.toWellFormed()).trim();
  if (clean.length <= limit) return clean === '' ? undefined : clean;
  const words = /^.*(?=\s)/s.exec(clean.slice(0, limit))?.[0];
  return words && `${words}…`;
}

function fit(value: Xml, name: string, limits: Limits): Xml {
  if (typeof value === 'string') return fitText(value, limits[name]);
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => fit(item, name, limits)).filter((item) => item !== undefined);
    return items.length === 0 ? undefined : items;
  }
  const parts = Object.entries(value)
    .map(([part, inner]) => [part, fit(inner, part === '#text' ? name : part, limits)] as const)
    .filter(([, inner]) => inner !== undefined);
  return parts.every(([part]) => part.startsWith('@')) ? undefined : Object.fromEntries(parts);
}

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });

export const xmlDocument = (root: string, content: Xml, limits: Limits): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ [root]: fit(content, root, limits) })}`;
