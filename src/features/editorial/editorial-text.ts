const PART = /<([A-Z]\w*)((?:\s+[\w-]+="[^"]*")*)\s*>([\s\S]*?)<\/\1>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

const attributesIn = (tag: string): Record<string, string> =>
  Object.fromEntries([...tag.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value] as const));

export const readableText = (body: string): string =>
  body
    .replace(PART, (_, _name: string, tag: string, content: string) => {
      const { title, question, caption, source, label, href = '' } = attributesIn(tag);
      const heading = title ?? question ?? caption;
      return [
        heading && `**${heading}**`,
        content.trim(),
        source && `Source\u00a0: ${source}`,
        label && `[${label}](${href})`,
      ]
        .filter(Boolean)
        .join('\n\n');
    })
    .trim();
