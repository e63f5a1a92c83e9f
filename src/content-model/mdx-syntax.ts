import { mdxToHast } from 'satteri';
import type { Wording } from './zod-messages.ts';

/** How the build reads the text below a front matter, which has none of its own; words are typed as they are to be read. */
export const TEXT_FEATURES = {
  smartPunctuation: false,
  frontmatter: false,
  gfm: { footnotes: { label: 'Notes', backLabel: 'Retour à l’appel de note {reference}' } },
} as const;

export type MdxTree = ReturnType<typeof mdxToHast>;

type Place = { line: number; column: number };

const PLACE = /^(\d+):(\d+): ([\s\S]*)$/;
const TAG = /^<\/?([A-Za-z][\w.-]*)/;
const VOID = /^<(br|hr|img|input|wbr)\b/i;

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
const quoted = (text: string): string => `« ${shortened(text)} »`;
const isPart = (name: string): boolean => /^[A-Z]/.test(name);

const NO_HTML = 'du Markdown et des composants : un fichier .mdx ne lit pas le HTML des autres pages';

function wording(at: string, message: string): Wording {
  const tag = TAG.exec(at)?.[1] ?? '';
  const whole = /^<[^>]*>/.exec(at)?.[0] ?? at.slice(0, 20);
  if (at.startsWith('<!--'))
    return {
      found: `un commentaire HTML, ${quoted(/^<!--[\s\S]*?(?:-->|$)/.exec(at)?.[0].replace(/\s+/g, ' ') ?? at)}`,
      allowed: NO_HTML,
      mend: 'retirez ce commentaire',
    };
  if (VOID.test(at)) {
    const isBreak = /^<br/i.test(at);
    return {
      found: quoted(whole),
      allowed: NO_HTML,
      mend: isBreak
        ? 'laissez une ligne vide pour un nouveau paragraphe, ou écrivez <br /> pour aller à la ligne'
        : 'écrivez-le en Markdown (une image : ![sa description](/images/nom.webp)), ou retirez-le',
    };
  }
  if (/^<https?:/.test(at))
    return {
      found: quoted(whole),
      allowed: 'un lien écrit [texte du lien](https://…)',
      mend: 'donnez un texte à ce lien : [texte du lien](adresse)',
    };
  if (at.startsWith('{') || message.includes('expression'))
    return {
      found: quoted(at.split('\n')[0] ?? at),
      allowed: 'du texte et des composants, sans import, export ni accolade',
      mend: 'retirez l’accolade, ou placez-la entre deux accents graves : `{`',
    };
  if (isPart(tag) || message.includes('closing tag'))
    return {
      found: `une balise ouverte et non fermée, ou l’inverse, ${quoted(whole)}`,
      allowed: `<${tag}>, le texte, puis </${tag}> ; pour un composant, chaque balise seule sur sa ligne`,
      mend: 'ajoutez la balise qui manque, ou retirez celle-ci',
    };
  if (tag !== '') return { found: quoted(whole), allowed: NO_HTML, mend: 'écrivez-le en Markdown, ou retirez-le' };
  return {
    found: `un signe « inférieur à » devant ${quoted(at.slice(1).split('\n')[0] ?? '')}`,
    allowed: 'ce signe entre deux accents graves : `<`',
    mend: 'écrivez `<` entre deux accents graves, ou dites-le en toutes lettres : « moins de »',
  };
}

/** The text from a place on: lines and columns are counted from 1, columns in characters as Markdown counts them. */
function offsetOf(text: string, { line, column }: Place): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
}

/** The nearest sign that can be at fault, since the place is that of bytes in some messages and of the whole tag in others. */
function faultAt(text: string, place: Place): number {
  const offset = Math.min(offsetOf(text, place), text.length - 1);
  if (/[<{]/.test(text[offset] ?? '')) return offset;
  return Math.max(0, text.slice(0, offset + 1).search(/[<{][^<{]*$/));
}

/** Takes a sign out of the reader's way, with the tag that it opens. */
function without(text: string, at: number): string {
  const length = /^(<!--[\s\S]*?-->|<[^\n>]*>|.)/.exec(text.slice(at))?.[0].length ?? 1;
  return text.slice(0, at) + text.slice(at, at + length).replace(/[^\n]/g, '·') + text.slice(at + length);
}

type Fault = { line: number; tag: string; words: Wording };

const MOST = 12;

/**
 * Reads an .mdx text with the compiler of the build. What it can't read is said, one fault after the other, and left out;
 * `tree` and `text` are what remains.
 */
export function readMdx(body: string): { tree: MdxTree | undefined; text: string; faults: Fault[] } {
  const faults: Fault[] = [];
  let text = body.replaceAll('\r\n', '\n');
  while (faults.length <= MOST) {
    try {
      return { tree: mdxToHast(text, { features: TEXT_FEATURES }), text, faults };
    } catch (error) {
      const [, row, column, message = ''] = PLACE.exec(error instanceof Error ? error.message : '') ?? [];
      if (row === undefined) throw error;
      const at = faultAt(text, { line: Number(row), column: Number(column) });
      const source = text.slice(at);
      const line = text.slice(0, at).split('\n').length;
      faults.push({ line, tag: TAG.exec(source)?.[1] ?? '', words: wording(source, message) });
      const next = without(text, at);
      if (next === text) break;
      text = next;
    }
  }
  return { tree: undefined, text, faults };
}
