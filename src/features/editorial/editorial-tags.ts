/** A part as it is typed in an .mdx text: `<Note title="À retenir">`. */
export type EditorialTag = { name: string; line: number; attributes: Record<string, string>; unreadable: string };

const TAG = /<([A-Z]\w*)((?:\s+[\w-]+="[^"]*")*)([^>]*)>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const CODE = /^(`{3,})[^\n]*\n[\s\S]*?^\1\s*$|`[^`\n]+`/gm;

/** The text without its code, in which a tag is only shown; every line stays where it is. */
const withoutCode = (text: string): string => text.replace(CODE, (code) => code.replace(/[^\n]/g, ' '));

/** The opening tags of parts in a text, with the line that each stands on. */
export const editorialTags = (text: string): EditorialTag[] =>
  [...withoutCode(text).matchAll(TAG)].map(({ index, 1: name = '', 2: attributes = '', 3: rest = '' }) => ({
    name,
    line: text.slice(0, index).split('\n').length,
    attributes: Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value] as const),
    ),
    unreadable: rest.trim(),
  }));
