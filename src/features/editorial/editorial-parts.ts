import { line, link } from '#src/fields/fields.ts';
import { slugify } from '#src/lib/french-text.ts';
import { z } from 'zod';

// The components of .mdx texts, described for editors in docs/composants-mdx.md.

type Node = { type: string; children?: readonly Node[]; value?: string; ordered?: boolean | null | undefined };

type ContentRule = { accepts: (nodes: readonly Node[]) => boolean; allowed: string };

type EditorialPart = { schema: z.ZodObject; content: ContentRule };

export const nodeText = ({ value, children = [] }: Node): string => value ?? children.map(nodeText).join(' ');

const startsWithFigure = ({ children: [paragraph] = [] }: Node): boolean => {
  const [figure, ...rest] = paragraph?.children ?? [];
  return figure?.type === 'strong' && rest.length > 0;
};

const anyText: ContentRule = {
  accepts: (nodes) => nodes.some((node) => /\p{L}/u.test(nodeText(node))),
  allowed: 'du texte entre la balise ouvrante et la balise fermante',
};

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
      accepts: ([list, ...others]) => {
        const lines = list?.type === 'list' && list.ordered === false ? (list.children ?? []) : [];
        return others.length === 0 && lines.length >= 2 && lines.length <= 4 && lines.every(startsWithFigure);
      },
      allowed: 'une liste de deux à quatre lignes, chacune commençant par son chiffre en gras : - **41 %** des ventes',
    },
  },
  Steps: {
    schema: z.strictObject({}),
    content: {
      accepts: ([list, ...others]) =>
        others.length === 0 && list?.ordered === true && (list.children ?? []).length >= 2,
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
      accepts: ([table, ...others]) => others.length === 0 && table?.type === 'table',
      allowed: 'un seul tableau Markdown, avec une ligne vide avant et une après',
    },
  },
} as const satisfies Record<string, EditorialPart>;

export const tableId = (caption: string): string => `tableau-${slugify(caption)}`;

export type EditorialPartName = keyof typeof EDITORIAL_PARTS;

export const isPart = (name: string | null): name is EditorialPartName =>
  name !== null && Object.hasOwn(EDITORIAL_PARTS, name);

export type PartProps<Name extends EditorialPartName> = z.output<(typeof EDITORIAL_PARTS)[Name]['schema']>;
