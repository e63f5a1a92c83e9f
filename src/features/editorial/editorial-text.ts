const ATTRIBUTE = (name: string) => new RegExp(`\\s${name}="([^"]*)"`);
const PART = /<([A-Z]\w*)((?:\s+[\w-]+="[^"]*")*)\s*>([\s\S]*?)<\/\1>/g;

/** The texts that a part adds before and after the text inside it. */
function said(attributes: string): { before: string; after: string } {
  const valueOf = (name: string) => ATTRIBUTE(name).exec(attributes)?.[1];
  const [heading, source, label, href] = [
    valueOf('title') ?? valueOf('question') ?? valueOf('caption'),
    valueOf('source'),
    valueOf('label'),
    valueOf('href'),
  ];
  return {
    before: heading === undefined ? '' : `**${heading}**\n\n`,
    after: [source && `\n\nSource\u00a0: ${source}`, label && `\n\n[${label}](${href ?? ''})`].filter(Boolean).join(''),
  };
}

/** An .mdx text as Markdown that anyone can read: parts give way to what they say. Markdown stays as it is. */
export const readableText = (body: string): string =>
  body
    .replace(PART, (_, _name: string, attributes: string, inside: string) => {
      const { before, after } = said(attributes);
      return `${before}${inside.trim()}${after}`;
    })
    .trim();
