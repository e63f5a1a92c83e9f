import GithubSlugger, { slug } from 'github-slugger';
import { markdownToMdast, mdxToMdast } from 'satteri';
import { EDITORIAL_PARTS, isPart, tableId, nodeText } from '#src/features/editorial/editorial-parts.ts';
import { isDecorative } from '#src/features/pictures/picture-files.ts';
import { normalizeMarkdown } from '#src/lib/normalize-markdown.ts';
import { withFrenchSigns } from '#src/lib/french-text.ts';
import { formatField, type ProblemText } from './finding.ts';
import { schemaProblems } from './schema-problems.ts';

type Node = ReturnType<typeof markdownToMdast>;

export const TEXT_FEATURES = {
  // The build sets French punctuation instead.
  smartPunctuation: false,
  frontmatter: false,
  gfm: { footnotes: { label: 'Notes', backLabel: 'Retour à l’appel de note {reference}' } },
} as const;

export type TextLink = { address: string; line: number; isPicture: boolean; isSilent?: boolean };
export type ParsedText = {
  problems: (ProblemText & { line: number })[];
  links: TextLink[];
  ids: Set<string>;
};

/**
 * Ids that pages use outside the text of an entry, and that headings in the text must not repeat.
 * `tests/site/html.test.ts` checks that the list is complete.
 */
export const PAGE_IDS: ReadonlySet<string> = new Set(
  (
    'articles-similaires atouts commander contenu dark exercice formateurs formulaire informations la-suite menu ' +
    'objectifs pour-qui programme resultats sessions suite tarif'
  ).split(' '),
);

export function headingIds(): (heading: string) => string {
  const slugger = new GithubSlugger();
  for (const id of PAGE_IDS) slugger.slug(id);
  return (heading) => slugger.slug(heading);
}

/**
 * The id that editors use in links to a heading: `tarif` for « Tarif ». If `PAGE_IDS` contains this id, the built
 * heading has another one, such as `tarif-1`.
 */
export const expectedId = (heading: string): string => slug(heading);

const GUIDE = 'suivez l’exemple de docs/composants-mdx.md';
const HTML: Omit<ProblemText, 'found'> = {
  allowed: 'du Markdown, sans balise HTML',
  remedy: 'écrivez-le en Markdown, ou placez-le entre deux accents graves pour le montrer',
};
const STRAIGHT_QUOTES = 'des attributs entre guillemets droits : title="À retenir"';
const CODE: Omit<ProblemText, 'found'> = {
  allowed: 'du texte et des composants, sans import, export ni accolade',
  remedy: 'retirez ce code ; pour montrer une accolade, placez-la entre deux accents graves : `{`',
};

const quoted = (text: string): string => `« ${text.replace(/\s+/g, ' ').trim().slice(0, 60)} »`;
const childrenOf = (node: Node): readonly Node[] => ('children' in node ? (node.children as readonly Node[]) : []);

type Component = Extract<Node, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

function attributesOf({ attributes }: Component): Record<string, string> | undefined {
  const values: Record<string, string> = {};
  for (const one of attributes) {
    if (one.type !== 'mdxJsxAttribute' || (one.value !== null && typeof one.value === 'object')) return undefined;
    values[one.name] = one.value ?? '';
  }
  return values;
}

function componentProblems(node: Component): ProblemText[] {
  const { name } = node;
  if (name !== null && /^[a-z]/.test(name)) return [{ found: `<${name}>`, ...HTML }];
  if (!isPart(name)) {
    const found = `<${name ?? ''}>, un composant inconnu`;
    return [{ found, allowed: Object.keys(EDITORIAL_PARTS).join(', '), remedy: 'corrigez son nom, ou retirez-le' }];
  }
  const values = attributesOf(node);
  if (values === undefined) {
    return [{ found: `<${name}> avec une accolade`, allowed: STRAIGHT_QUOTES, remedy: GUIDE }];
  }
  const { schema, content } = EDITORIAL_PARTS[name];
  const problems = schemaProblems('', schema, values).map(({ path, found, allowed, remedy }) => ({
    found: `<${name}>, ${formatField(path)} : ${found}`,
    allowed,
    remedy,
  }));
  if (content.accepts(node.children)) return problems;
  const text = nodeText(node).trim();
  const found = `<${name}>, contenu : ${text === '' ? 'rien' : quoted(text)}`;
  return [...problems, { found, allowed: content.allowed, remedy: GUIDE }];
}

function problemsOf(node: Node): ProblemText[] {
  switch (node.type) {
    case 'html': {
      if (/^<(!--|\/)/.test(node.value)) return [];
      const isComponent = /^<\/?[A-Z]/.test(node.value);
      const remedy = isComponent
        ? 'un composant veut un fichier .mdx : renommez-le, ou recopiez ce texte dans la rubrique « avec composants »'
        : HTML.remedy;
      return [{ found: quoted(node.value), allowed: HTML.allowed, remedy }];
    }
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [{ found: quoted(node.value), ...CODE }];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return componentProblems(node);
    default:
      return [];
  }
}

function linksOf(node: Node): Omit<TextLink, 'line'>[] {
  if (node.type === 'link' || node.type === 'definition') return [{ address: node.url, isPicture: false }];
  if (node.type === 'image')
    return [{ address: node.url, isPicture: true, isSilent: !node.alt?.trim() && !isDecorative(node.title) }];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  const { href } = attributesOf(node) ?? {};
  return href === undefined ? [] : [{ address: href, isPicture: false }];
}

const contentOf = (node: Node): string => ('value' in node ? node.value : childrenOf(node).map(contentOf).join(''));

function idsOf(node: Node, idOf: (heading: string) => string): string[] {
  if (node.type === 'heading') {
    const heading = withFrenchSigns(contentOf(node));
    return [expectedId(heading), idOf(heading)];
  }
  const { caption } = node.type === 'mdxJsxFlowElement' ? (attributesOf(node) ?? {}) : {};
  return caption === undefined ? [] : [tableId(caption)];
}

/**
 * The returned function takes heading levels in the order of the text. The first `#` becomes `h2`, and all headings
 * after it are one level deeper too.
 */
export function headingLevels(): (level: number) => number {
  let shift = 0;
  return (level) => {
    if (level === 1) shift = 1;
    return Math.min(level + shift, 6);
  };
}

const skippedLevel = (level: number, previous: number): ProblemText => ({
  severity: 'warning',
  found: `un titre de niveau ${level} sous un titre de niveau ${previous}`,
  allowed: 'des titres qui descendent d’un niveau à la fois : ##, puis ###',
  remedy: 'retirez un # ou plusieurs de ce titre, ou ajoutez le titre qui manque au-dessus',
});

const POSITION = /^(\d+):\d+: /;

const CURLY_QUOTES = /<\w[^>]*=\s*[“”«]/;

function syntaxProblem(body: string, error: unknown): ProblemText & { line: number } {
  const [, line] = POSITION.exec(error instanceof Error ? error.message : '') ?? [];
  if (line === undefined) throw error;
  const written = body.split('\n')[Number(line) - 1] ?? '';
  const place = { line: Number(line), found: `un passage que le site ne peut pas lire, ${quoted(written)}` };
  if (CURLY_QUOTES.test(written))
    return { ...place, allowed: STRAIGHT_QUOTES, remedy: 'retapez les guillemets de cette balise, sans les courber' };
  return {
    ...place,
    allowed:
      'chaque balise fermée, seule sur sa ligne ; ni HTML, ni accolade, ni signe « < » hors de deux accents graves',
    remedy: `corrigez cette ligne ou celle d’avant ; ${GUIDE}`,
  };
}

export function parseText(body: string, isMdx: boolean): ParsedText {
  const read: ParsedText = { problems: [], links: [], ids: new Set() };
  const idOf = headingIds();
  const shownLevel = headingLevels();
  let previous = 1;
  const visit = (node: Node): void => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading') {
      const level = shownLevel(node.depth);
      if (level > previous + 1) read.problems.push({ line, ...skippedLevel(level, previous) });
      previous = level;
    }
    for (const id of idsOf(node, idOf)) read.ids.add(id);
    read.problems.push(...problemsOf(node).map((problem) => ({ line, ...problem })));
    read.links.push(...linksOf(node).map((link) => ({ line, ...link })));
    childrenOf(node).forEach(visit);
  };
  const parse = isMdx ? mdxToMdast : markdownToMdast;
  try {
    visit(parse(normalizeMarkdown(body, isMdx), { features: TEXT_FEATURES }));
  } catch (error) {
    read.problems.push(syntaxProblem(body, error));
  }
  return read;
}
