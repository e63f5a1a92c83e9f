import { line, link } from '#src/fields/fields.ts';
import { z } from 'zod';

// The components of .mdx texts, described for editors in docs/composants-mdx.md.

/** A rule for the HTML content of a component. */
type ContentRule = { pattern: RegExp; allowed: string };

export type EditorialPart = { schema: z.ZodObject; content: ContentRule };

const anyText: ContentRule = { pattern: /\p{L}/u, allowed: 'du texte entre la balise ouvrante et la balise fermante' };

export const EDITORIAL_PARTS = {
  Note: {
    schema: z.strictObject({
      title: line(60).describe('Le titre de la note'),
      tone: z.enum(['info', 'attention']).optional().describe('attention : ce qu’il ne faut pas manquer'),
    }),
    content: anyText,
  },
  KeyFigures: {
    schema: z.strictObject({ source: line(160).describe('D’où viennent ces chiffres, et de quand') }),
    content: {
      pattern: /^\s*<ul>(?:\s*<li>\s*(?:<p>)?\s*<strong>[^<]+<\/strong>(?:(?!<li>)[\s\S])+<\/li>){2,4}\s*<\/ul>\s*$/,
      allowed: 'une liste de deux à quatre lignes, chacune commençant par son chiffre en gras : - **41 %** des ventes',
    },
  },
  Steps: {
    schema: z.strictObject({}),
    content: {
      pattern: /^\s*<ol>(?:(?!<\/?ol)[\s\S])*<li>(?:(?!<\/?ol)[\s\S])*<li>(?:(?!<\/?ol)[\s\S])*<\/ol>\s*$/,
      allowed: 'une seule liste numérotée, de deux étapes au moins : 1. **Ouvrir** le fichier',
    },
  },
  CallToAction: {
    schema: z.strictObject({
      href: link('La page où mène le bouton'),
      label: line(40).describe('Le texte du bouton'),
    }),
    content: anyText,
  },
  Question: {
    schema: z.strictObject({ question: line(160).describe('La question ; la réponse se place à l’intérieur') }),
    content: anyText,
  },
  DataTable: {
    schema: z.strictObject({
      caption: line(160).describe('Ce que montre le tableau'),
      source: line(160).optional().describe('D’où viennent les données'),
    }),
    content: {
      pattern: /^\s*<table>(?:(?!<\/?table)[\s\S])*<\/table>\s*$/,
      allowed: 'un seul tableau Markdown, avec une ligne vide avant et une après',
    },
  },
} as const satisfies Record<string, EditorialPart>;

export type EditorialPartName = keyof typeof EDITORIAL_PARTS;

export const isPart = (name: string | null): name is EditorialPartName =>
  name !== null && Object.hasOwn(EDITORIAL_PARTS, name);

export type PartProps<Name extends EditorialPartName> = z.output<(typeof EDITORIAL_PARTS)[Name]['schema']>;

/** Returns the HTML content of a component. Throws if the component does not allow this content. */
export function checkContent(name: EditorialPartName, html: string, page: string): string {
  const { pattern, allowed } = EDITORIAL_PARTS[name].content;
  if (pattern.test(html)) return html;
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  throw new Error(
    `Page ${page}, composant <${name}>\n` +
      `  Trouvé  : ${text === '' ? 'rien' : `« ${text.slice(0, 80)} »`}\n` +
      `  Attendu : ${allowed}\n` +
      '  À faire : corrigez ce qui se trouve entre les deux balises (modèles dans docs/composants-mdx.md)',
  );
}
