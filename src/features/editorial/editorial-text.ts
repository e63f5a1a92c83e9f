/** A part as it is typed in an .mdx text: `<Note title="À retenir">`. */
export type EditorialTag = { name: string; line: number; attributes: Record<string, string>; unreadable: string };

const TAG = /<([A-Z]\w*)((?:\s+[\w-]+="[^"]*")*)([^>]*)>/g;
const PART = /<([A-Z]\w*)((?:\s+[\w-]+="[^"]*")*)\s*>([\s\S]*?)<\/\1>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const CODE = /^(`{3,})[^\n]*\n[\s\S]*?^\1\s*$|`[^`\n]+`/gm;

const attributesIn = (tag: string): Record<string, string> =>
  Object.fromEntries([...tag.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value] as const));

/** The text without its code, in which a tag is only shown; every line stays where it is. */
export const withoutCode = (text: string): string => text.replace(CODE, (code) => code.replace(/[^\n]/g, ' '));

/** The opening tags of parts in a text, with the line that each stands on. */
export const editorialTags = (text: string): EditorialTag[] =>
  [...withoutCode(text).matchAll(TAG)].map(({ index, 1: name = '', 2: attributes = '', 3: rest = '' }) => ({
    name,
    line: text.slice(0, index).split('\n').length,
    attributes: attributesIn(attributes),
    unreadable: rest.trim(),
  }));

/** An .mdx text as plain Markdown: each part becomes its title, its inside, its source and its link. */
export const readableText = (body: string): string =>
  body
    .replace(PART, (_, _name: string, tag: string, inside: string) => {
      const { title, question, caption, source, label, href = '' } = attributesIn(tag);
      const heading = title ?? question ?? caption;
      return [
        heading && `**${heading}**`,
        inside.trim(),
        source && `Source\u00a0: ${source}`,
        label && `[${label}](${href})`,
      ]
        .filter(Boolean)
        .join('\n\n');
    })
    .trim();
