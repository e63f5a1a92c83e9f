const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// eslint-disable-next-line no-control-regex -- Not allowed in XML 1.0, not even escaped.
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export const withoutControlCharacters = (text: string): string => text.replace(CONTROL_CHARACTERS, '');

export const escapeXml = (text: string): string =>
  withoutControlCharacters(text).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

const DANGEROUS = /[<>&\u2028\u2029]/g;

export const jsonInHtml = (value: unknown): string =>
  JSON.stringify(value).replace(
    DANGEROUS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
