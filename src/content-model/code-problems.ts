import { ASTRO_IMAGE_MARK, hasImageMark } from '#src/lib/astro-image-mark.ts';
import { markdownToMdast, mdxToMdast } from 'satteri';
import { EDITORIAL_PARTS, isPart } from '#src/features/editorial/editorial-parts.ts';
import { editorialTags } from '#src/features/editorial/editorial-tags.ts';
import { attributesIn } from '#src/lib/markup-pieces.ts';
import { type ContentProblem, describeValue, type Wording } from './zod-messages.ts';
import { readMdx, TEXT_FEATURES } from './mdx-syntax.ts';

type Node = ReturnType<typeof markdownToMdast>;

/** Code that a text would bring, with the line of that text. */
export type FoundCode = { line: number; words: Wording };

/** Tags that say something of a text and do nothing. Whatever isn't named here is refused, known to us or not. */
const TAGS =
  'a|abbr|b|blockquote|br|cite|code|del|dd|details|dfn|dl|dt|em|hr|i|img|ins|kbd|mark|p|q|s|small|span|strong|sub|summary|sup|u|wbr';
const ATTRIBUTES = 'alt|cite|height|href|lang|src|title|width';

const TAG_NAME = new RegExp(`^(?:${TAGS})$`);
const ATTRIBUTE_NAME = new RegExp(`^(?:${ATTRIBUTES})$`);
/** Text, comments and whole tags from end to end: no browser can read anything else into what fits this. */
const PLAIN_HTML = new RegExp(
  `^(?:[^<]|<!--(?!-?>)(?:(?!--)[^])*-->|</?(?:${TAGS})(?:\\s+(?:${ATTRIBUTES})=(?:"[^"<>]*"|'[^'<>]*'))*\\s*/?>)*$`,
);
const ADDRESSES = new Set(['href', 'src', 'cite']);

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** A character reference of HTML may stand for any letter of a scheme. */
const CHARACTER_REFERENCE = /&(?!amp;)(?:#|\w+;)/;

/** Filled in later, from `content/site.yaml`. */
export const NAMED = /\{\{|%7B%7B/i;
/** A value alone, which is looked at where it stands, or one behind what says where it leads: elsewhere it could end a scheme. */
const NAMED_SAFELY = /^(?:https?:\/\/|mailto:|tel:|\/|#|(?:\{\{|%7B%7B)(?:(?!\}\}|%7D%7D).)*(?:\}\}|%7D%7D)$)/i;

/** Whether an address leads to a page, a mailbox or a telephone: read as browsers read it, `java\nscript:` and all. */
export const isLink = (address: string): boolean =>
  (!NAMED.test(address) || NAMED_SAFELY.test(address)) &&
  SCHEMES.has(URL.parse(address, 'https://site.invalid')?.protocol ?? 'https:');

const CODE: Omit<Wording, 'found'> = {
  allowed: `du Markdown\u202f; en HTML, ces balises seulement\u00a0: ${TAGS.replaceAll('|', ', ')}, et ces attributs\u00a0: ${ATTRIBUTES.replaceAll('|', ', ')}`,
  mend: 'retirez-la, ou placez-la entre deux accents graves pour la montrer\u00a0: un texte n’apporte ni code, ni style, ni page d’ailleurs',
};
const EXPRESSION: Omit<Wording, 'found'> = {
  allowed: 'du texte et des composants, sans import, export ni accolade',
  mend: 'retirez ce code\u202f; pour montrer une accolade, placez-la entre deux accents graves\u00a0: `{`',
};
const PART: Omit<Wording, 'found'> = {
  allowed: 'un composant avec ses attributs, comme le guide les montre',
  mend: 'corrigez-le\u202f; pour le montrer, placez-le entre deux accents graves, sans barre oblique inverse devant eux',
};
export const PICTURE: Omit<Wording, 'found'> = {
  allowed: 'une image déposée dans content/images\u00a0: ![sa description](/images/nom.webp)',
  mend: 'déposez-la, puis corrigez son adresse',
};
export const LINK: Omit<Wording, 'found'> = {
  allowed: 'une page du site (/contact), une adresse https://, mailto: ou tel:',
  mend: 'corrigez l’adresse, ou retirez le lien',
};

const quoted = (text: string): string => describeValue(text.replace(/\s+/g, ' ').trim().slice(0, 60));

/** Whether the address of a picture is one of the site or of another: Astro imports whatever else it names, code included. */
const isPicture = (address: string): boolean =>
  /^(?:\/(?!\/)|https?:\/\/)/i.test(address) && URL.canParse(address, 'https://site.example');

function inHtml(value: string, line: number): FoundCode[] {
  if (!PLAIN_HTML.test(value)) return [{ line, words: { found: quoted(value), ...CODE } }];
  return attributesIn(value)
    .filter((attribute) => ADDRESSES.has(attribute.name) && CHARACTER_REFERENCE.test(attribute.value))
    .map((attribute) => ({ line, words: { found: describeValue(attribute.value), ...LINK } }));
}

type Element = Extract<Node, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Whether a value is an expression, or spreads one: code, whatever it is the value of. */
const hasCode = ({ attributes }: Element): boolean =>
  attributes.some((one) => one.type !== 'mdxJsxAttribute' || (one.value !== null && typeof one.value === 'object'));

/** A part with the attributes that it has, and no other: the compiler would take `set:html` for an order. */
function isWellWritten({ name, attributes }: Element): boolean {
  if (!isPart(name)) return false;
  const values = attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' ? [[one.name, one.value ?? '']] : []));
  return EDITORIAL_PARTS[name].schema.safeParse(Object.fromEntries(values)).success;
}

/**
 * The tag of a part, `<Note>`, is checked where parts are, in words of its own, as far as it is found there: what looks like
 * code in the text, between escaped accents, may be none to the compiler. Any other tag is HTML.
 */
function inElement(node: Element, line: number, { isFound }: Known): FoundCode[] {
  const name = node.name ?? '';
  if (hasCode(node)) return [{ line, words: { found: quoted(`<${name}>`), ...EXPRESSION } }];
  if (/^[A-Z]/.test(name))
    return isFound(name, line) && isWellWritten(node) ? [] : [{ line, words: { found: quoted(`<${name}>`), ...PART } }];
  const isPlain =
    TAG_NAME.test(name) &&
    node.attributes.every((one) => one.type === 'mdxJsxAttribute' && ATTRIBUTE_NAME.test(one.name));
  return isPlain ? [] : [{ line, words: { found: quoted(`<${name}>`), ...CODE } }];
}

function codeInNode(node: Node, known: Known): FoundCode[] {
  const line = node.position?.start.line ?? 1;
  if (hasImageMark({ ...node, children: [] })) return [{ line, words: { found: quoted(ASTRO_IMAGE_MARK), ...CODE } }];
  switch (node.type) {
    case 'html':
      return inHtml(node.value, line);
    case 'image':
      return isPicture(node.url) ? [] : [{ line, words: { found: describeValue(node.url), ...PICTURE } }];
    case 'mdxjsEsm': {
      const foreign = node.value.split('\n').find((statement) => !known.isImport(statement));
      return foreign === undefined ? [] : [{ line, words: { found: quoted(foreign), ...EXPRESSION } }];
    }
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [{ line, words: { found: quoted(node.value), ...EXPRESSION } }];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return inElement(node, line, known);
    default:
      return [];
  }
}

/** Code that a text may hold: a part that is found at a line, and an import that the build itself has put there. */
type Known = { isFound: (name: string, line: number) => boolean; isImport: (statement: string) => boolean };

/** The things that a text would bring into a page besides words: code, styles, pages of others. */
export const codeIn = (node: Node, known: Known): FoundCode[] => [
  ...codeInNode(node, known),
  ...('children' in node ? (node.children as readonly Node[]).flatMap((child) => codeIn(child, known)) : []),
];

const NEVER = (): boolean => false;

/** The same, said of its file. The build refuses it too, of the text that it reads itself: see `no-code.ts`. */
export function codeProblems(
  { file, body, offset }: { file: string; body: string; offset: number },
  known: readonly ContentProblem[] = [],
): ContentProblem[] {
  const features = TEXT_FEATURES;
  const tree = file.endsWith('.mdx')
    ? mdxToMdast(readMdx(body).text, { features })
    : markdownToMdast(body, { features });
  const parts = new Set(editorialTags(body).map(({ name, line }) => `${String(line)} ${name}`));
  const isFound = (name: string, line: number) => parts.has(`${String(line)} ${name}`);
  // A part in a .md file is said once, for all of them.
  const isSaid = (line: number, found: string): boolean =>
    known.some(
      ({ field }) => new RegExp(`^ligne ${line}\\b`).test(field) || /^«\u202f?\s?<\/?[A-Z]\w*[ >]/.test(found),
    );
  // One line of code is one mistake, of however many tags.
  const lines = new Map(
    codeIn(tree, { isFound, isImport: NEVER })
      .map(({ line, words }) => [line + offset, words] as const)
      .reverse(),
  );
  return [...lines]
    .reverse()
    .flatMap(([line, words]) => (isSaid(line, words.found) ? [] : [{ file, field: `ligne ${line}`, line, ...words }]));
}
