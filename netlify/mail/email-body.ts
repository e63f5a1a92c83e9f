/** A part of a mail, in plain text: whoever renders it escapes what has to be. */
export type Block =
  | { kind: 'text'; text: string }
  /** Said in the margin's colour: what matters most. */
  | { kind: 'promise'; label: string; text: string }
  | { kind: 'facts'; title: string; facts: readonly (readonly [label: string, value: string])[] }
  | { kind: 'list'; title: string; items: readonly string[] }
  | { kind: 'quote'; title: string; text: string }
  | { kind: 'link'; label: string; url: string };

export type EmailBody = {
  title: string;
  blocks: readonly Block[];
  /** The sender: name, telephone, address of the site. */
  signature: readonly string[];
};

const indented = (text: string): string => text.replace(/^/gm, '  ');

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'promise':
      return `${block.label}\u00A0: ${block.text}`;
    case 'facts':
      return [block.title, ...block.facts.map(([label, value]) => `  ${label}\u00A0: ${value}`)].join('\n');
    case 'list':
      return [block.title, ...block.items.map((item) => `  - ${item}`)].join('\n');
    case 'quote':
      return `${block.title}\n${indented(block.text)}`;
    case 'link':
      return `${block.label}\u00A0: ${block.url}`;
  }
}

/** The mail for those who read no HTML. */
export const emailText = ({ title, blocks, signature }: EmailBody): string =>
  [title, ...blocks.map(blockText), `-- \n${signature.join('\n')}`].join('\n\n').concat('\n');
