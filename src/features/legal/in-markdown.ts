const SIGNS = /[&<>"'`*\\[\]()]/g;

const asReference = (sign: string): string => `&#${String(sign.charCodeAt(0))};`;

/**
 * A value as it stands in a Markdown text: what would begin a tag, a link or an attribute there, in a text, an address or
 * HTML, is written as a number, which is read as the sign itself and never begins anything. Groups keep their form.
 */
export function inMarkdown(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(SIGNS, asReference);
  if (Array.isArray(value)) return value.map(inMarkdown);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, inMarkdown(inside)]));
}
