const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// eslint-disable-next-line no-control-regex -- XML 1.0 has no place for them, not even escaped.
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export const withoutControlCharacters = (text: string): string => text.replace(CONTROL_CHARACTERS, '');

/** A text as XML wants it, in an element or an attribute. */
export const escapeXml = (text: string): string =>
  withoutControlCharacters(text).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
