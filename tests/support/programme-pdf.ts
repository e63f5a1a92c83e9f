import { getDocumentProxy } from 'unpdf';

type Node = { role?: string; alt?: string; children?: Node[]; type?: string };

/** A text without spaces and hyphens, so that line breaks, columns and hyphenation do not matter. */
export const wordsOf = (text: string): string => text.replace(/[\s\u00ad-]/g, '');

const nodesOf = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesOf)];

/** Reads the text of a PDF and its data for assistive technology. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const nodes = nodesOf(await page.getStructTree());
    const annotations = (await page.getAnnotations()) as {
      subtype: string;
      url?: string;
      contentsObj: { str: string };
    }[];
    pages.push({
      words: wordsOf(items.map((item) => ('str' in item ? item.str : '')).join('')),
      /** The right edge of the text, in points. */
      right: Math.max(...items.map((item) => ('str' in item ? Number(item.transform[4]) + item.width : 0))),
      /** The roles of the structure tree in reading order: `['Document', 'H1', 'P', …]`. */
      roles: nodes.flatMap(({ role }) => role ?? []),
      alts: nodes.flatMap(({ alt }) => alt ?? []),
      links: annotations.map(({ subtype, url, contentsObj }) => ({ subtype, url, description: contentsObj.str })),
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
