import fc from 'fast-check';
import { EDITORIAL_PARTS } from '#src/features/editorial/editorial-parts.ts';
import { frenchText } from './french-words.ts';
import { valueOf, type World } from './schema-arbitrary.ts';

const line = frenchText(1, 120).map((text) => text.replaceAll(/[<>{}|\\`*_#[\]&"@$]|^\s*\d/g, 'o'));
const listWith = (mark: string) =>
  fc.array(line, { minLength: 2, maxLength: 4 }).map((lines) => lines.map((text) => `${mark} ${text}`).join('\n'));
const table = fc.tuple(line, line, line, line).map(([a, b, c, d]) => `| ${a} | ${b} |\n| --- | --- |\n| ${c} | ${d} |`);
const figures = fc.tuple(line, line).map(([a, b]) => `- **41 %** ${a}\n- **7** ${b}`);
const link = line.map((text) => `[${text}](/contact), ${text}`);

const BLOCKS = [
  { weight: 4, arbitrary: line },
  { weight: 1, arbitrary: listWith('-') },
  { weight: 1, arbitrary: listWith('1.') },
  { weight: 1, arbitrary: table },
  { weight: 1, arbitrary: link },
  { weight: 1, arbitrary: line.map((text) => `**${text}** et *${text}*`) },
];

/**
 * An MDX component with random attributes and content. If the component does not accept the content, the content check
 * refuses the file, and `ProviderMaker` draws another text.
 */
function part(world: World): fc.Arbitrary<string> {
  const parts = Object.entries(EDITORIAL_PARTS).map(([name, { schema }]) =>
    fc.tuple(valueOf(schema, world), fc.oneof(line, listWith('1.'), figures, table)).map(([values, content]) => {
      const attributes = Object.entries(values as object).map(
        ([key, value]) => ` ${key}="${String(value).replaceAll(/["\\<>{}]/g, '')}"`,
      );
      return `<${name}${attributes.join('')}>\n\n${content}\n\n</${name}>`;
    }),
  );
  return fc.oneof(...parts);
}

/** A text below the front matter: blocks of Markdown under headings, and components if the file allows them. */
export function markdownBody(world: World, isMdx: boolean): fc.Arbitrary<string> {
  const block = fc.oneof(...BLOCKS, ...(isMdx ? [{ weight: 2, arbitrary: part(world) }] : []));
  const section = fc
    .tuple(line, fc.array(block, { minLength: 1, maxLength: 3 }))
    .map(([heading, blocks]) => [`## ${heading}`, ...blocks].join('\n\n'));
  return fc
    .tuple(fc.array(block, { minLength: 1, maxLength: 2 }), fc.array(section, { maxLength: 3 }))
    .map(([introduction, sections]) => [...introduction, ...sections].join('\n\n'));
}
