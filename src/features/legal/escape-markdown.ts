const SPECIAL_CHARACTERS = /[&<>"'`*\\[\]()]/g;

const asReference = (character: string): string => `&#${String(character.charCodeAt(0))};`;

/**
 * Escapes all texts of a value for Markdown: characters that could begin a tag, a link or an attribute become numeric
 * character references, which are safe in texts, in addresses and in HTML. Objects and arrays keep their shape.
 */
export function escapeMarkdown(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(SPECIAL_CHARACTERS, asReference);
  if (Array.isArray(value)) return value.map(escapeMarkdown);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, escapeMarkdown(field)]));
}
