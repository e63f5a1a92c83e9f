import { getDocumentProxy } from 'unpdf';

type Node = { role?: string; alt?: string; children?: Node[]; type?: string };

/** Words alone: what lines, columns and hyphens do to a text is left out, and so is how its spaces are written. */
export const wordsOf = (text: string): string => text.replace(/[\s\u00ad-]/g, '');

/** The roles of a structure tree in reading order: `['Document', 'H1', 'P', …]`. */
const rolesOf = ({ role, children = [] }: Node): string[] => [
  ...(role === undefined ? [] : [role]),
  ...children.flatMap(rolesOf),
];

const altsOf = ({ alt, children = [] }: Node): string[] => [
  ...(alt === undefined ? [] : [alt]),
  ...children.flatMap(altsOf),
];

/** What a PDF says, and what it tells the software that reads it aloud. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const tree = (await page.getStructTree()) as Node;
    const annotations = (await page.getAnnotations()) as {
      subtype: string;
      url?: string;
      contentsObj: { str: string };
    }[];
    pages.push({
      words: wordsOf(items.map((item) => ('str' in item ? item.str : '')).join('')),
      /** The right end of the text that reaches furthest, in points. */
      right: Math.max(...items.map((item) => ('str' in item ? Number(item.transform[4]) + item.width : 0))),
      roles: rolesOf(tree),
      alts: altsOf(tree),
      links: annotations.map(({ subtype, url, contentsObj }) => ({ subtype, url, says: contentsObj.str })),
    });
  }
  const { info, metadata } = await pdf.getMetadata();
  const outline = (await pdf.getOutline()) as { title: string; items: { title: string }[] }[];
  return {
    pages,
    words: pages.map(({ words }) => words).join(''),
    info: info as Record<string, string>,
    standard: String(metadata.get('pdfuaid:part') ?? ''),
    marks: await pdf.getMarkInfo(),
    viewer: (await pdf.getViewerPreferences()) as Record<string, unknown> | null,
    bookmarks: outline.map(({ title, items }) => ({ title, under: items.map((item) => item.title) })),
  };
}
