import { markdownToMdast, mdxToMdast } from 'satteri';
import { EDITORIAL_PARTS, isPart } from '#src/features/editorial/editorial-parts.ts';
import { isDecor } from '#src/features/pictures/picture-files.ts';
import { typedMarkdown } from '#src/lib/typed-markdown.ts';
import type { Problem } from './finding.ts';
import { schemaProblems } from './schema-problems.ts';

type Node = ReturnType<typeof markdownToMdast>;
type Words = Pick<Problem, 'found' | 'allowed' | 'mend' | 'severity'>;

/** How the build reads the text below a front matter; words are typed as they are to be read. */
export const TEXT_FEATURES = {
  smartPunctuation: false,
  frontmatter: false,
  gfm: { footnotes: { label: 'Notes', backLabel: 'Retour à l’appel de note {reference}' } },
} as const;

/** A link or a picture of a text, with its line in that text; a silent picture has no words for who does not see it. */
export type TextLink = { address: string; line: number; isPicture: boolean; isSilent?: boolean };
export type ReadText = {
  problems: (Words & { line: number })[];
  links: TextLink[];
};

const GUIDE = 'docs/composants-mdx.md le montre';
const HTML: Omit<Words, 'found'> = {
  allowed: 'du Markdown, sans balise HTML',
  mend: 'écrivez-le en Markdown, ou placez-le entre deux accents graves pour le montrer',
};
const CODE: Omit<Words, 'found'> = {
  allowed: 'du texte et des composants, sans import, export ni accolade',
  mend: 'retirez ce code ; pour montrer une accolade, placez-la entre deux accents graves : `{`',
};

const quoted = (text: string): string => `« ${text.replace(/\s+/g, ' ').trim().slice(0, 60)} »`;
const childrenOf = (node: Node): readonly Node[] => ('children' in node ? (node.children as readonly Node[]) : []);

type Part = Extract<Node, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** The attributes of a part; nothing where one of them is code. */
function attributesOf({ attributes }: Part): Record<string, string> | undefined {
  const values: Record<string, string> = {};
  for (const one of attributes) {
    if (one.type !== 'mdxJsxAttribute' || (one.value !== null && typeof one.value === 'object')) return undefined;
    values[one.name] = one.value ?? '';
  }
  return values;
}

/** What is wrong with the tag of a part: `<Note title="…">`. */
function partProblems(node: Part): Words[] {
  const { name } = node;
  if (name !== null && /^[a-z]/.test(name)) return [{ found: `<${name}>`, ...HTML }];
  if (!isPart(name)) {
    const found = `<${name ?? ''}>, un composant inconnu`;
    return [{ found, allowed: Object.keys(EDITORIAL_PARTS).join(', '), mend: 'corrigez son nom, ou retirez-le' }];
  }
  const values = attributesOf(node);
  if (values === undefined) {
    const allowed = 'des attributs entre guillemets droits : title="À retenir"';
    return [{ found: `<${name}> avec une accolade`, allowed, mend: GUIDE }];
  }
  return schemaProblems('', EDITORIAL_PARTS[name].schema, values).map(({ field, found, allowed, mend }) => ({
    found: `<${name}>, ${field} : ${found}`,
    allowed,
    mend,
  }));
}

function problemsOf(node: Node): Words[] {
  switch (node.type) {
    case 'html': {
      if (/^<(!--|\/)/.test(node.value)) return [];
      const isComponent = /^<\/?[A-Z]/.test(node.value);
      const mend = isComponent
        ? 'un composant veut un fichier .mdx : renommez-le, ou recopiez ce texte dans la rubrique « avec composants »'
        : HTML.mend;
      return [{ found: quoted(node.value), allowed: HTML.allowed, mend }];
    }
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [{ found: quoted(node.value), ...CODE }];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return partProblems(node);
    default:
      return [];
  }
}

function linksOf(node: Node): Omit<TextLink, 'line'>[] {
  if (node.type === 'link' || node.type === 'definition') return [{ address: node.url, isPicture: false }];
  if (node.type === 'image')
    return [{ address: node.url, isPicture: true, isSilent: !node.alt?.trim() && !isDecor(node.title) }];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  const { href } = attributesOf(node) ?? {};
  return href === undefined ? [] : [{ address: href, isPicture: false }];
}

/** Gives each heading of a text its level on the page, in order. After the first `#`, each heading is one level lower. */
export function headingLevels(): (level: number) => number {
  let shift = 0;
  return (level) => {
    if (level === 1) shift = 1;
    return Math.min(level + shift, 6);
  };
}

const skippedWords = (level: number, above: number): Words => ({
  severity: 'warning',
  found: `un titre de niveau ${String(level)} sous un titre de niveau ${String(above)}`,
  allowed: 'des titres qui descendent d’un niveau à la fois : ##, puis ###',
  mend: 'retirez un # ou plusieurs de ce titre, ou ajoutez le titre qui manque au-dessus',
});

const PLACE = /^(\d+):\d+: ([\s\S]*)$/;

/** Why the compiler of .mdx cannot read a text. It names one fault at a time, in English. */
function syntaxProblem(body: string, error: unknown): Words & { line: number } {
  const [, line, reason = ''] = PLACE.exec(error instanceof Error ? error.message : '') ?? [];
  if (line === undefined) throw error;
  const written = body.split('\n')[Number(line) - 1] ?? '';
  return {
    line: Number(line),
    found: `un passage que le site ne peut pas lire, ${quoted(written)} (${reason})`,
    allowed:
      'chaque balise fermée, seule sur sa ligne ; ni HTML, ni accolade, ni signe « < » hors de deux accents graves',
    mend: `corrigez cette ligne ou celle d’avant ; ${GUIDE}`,
  };
}

/** Reads a Markdown text as the build does: its links, and what cannot be shown. */
export function readText(body: string, isMdx: boolean): ReadText {
  const read: ReadText = { problems: [], links: [] };
  const shownLevel = headingLevels();
  let above = 1;
  const visit = (node: Node): void => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading') {
      const level = shownLevel(node.depth);
      if (level > above + 1) read.problems.push({ line, ...skippedWords(level, above) });
      above = level;
    }
    read.problems.push(...problemsOf(node).map((words) => ({ line, ...words })));
    read.links.push(...linksOf(node).map((link) => ({ line, ...link })));
    childrenOf(node).forEach(visit);
  };
  const parse = isMdx ? mdxToMdast : markdownToMdast;
  try {
    visit(parse(typedMarkdown(body, isMdx), { features: TEXT_FEATURES }));
  } catch (error) {
    read.problems.push(syntaxProblem(body, error));
  }
  return read;
}
