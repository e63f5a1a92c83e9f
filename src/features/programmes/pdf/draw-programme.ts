import PDFDocument from 'pdfkit';
import { drawFoot } from './draw-foot.ts';
import { drawHead, drawRunningHead, headPhoto, setHead } from './draw-head.ts';
import { drawSection } from './draw-section.ts';
import { layOut } from './lay-out.ts';
import { PAGE } from './page-grid.ts';
import type { Programme } from '../programme.ts';
import { PROGRAMME_TEXTS } from '../programme-texts.ts';
import { addPart } from './tagged-text.ts';
import { registerFaces } from './type-styles.ts';

/** Says that the file keeps to PDF/UA-1, the standard of accessible PDFs. */
const PDF_UA =
  '<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>';

/** pdfkit writes these words into XML as they are. */
const plain = (text: string): string => text.replaceAll('&', 'et').replaceAll('<', '‹').replaceAll('>', '›');

function openDocument({ title, lead, keywords, provider, datedOn }: Programme): PDFKit.PDFDocument {
  const document = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: 'fr-FR',
    displayTitle: true,
    info: {
      Title: plain(PROGRAMME_TEXTS.documentTitle(title)),
      Author: plain(provider.name),
      Subject: plain(lead),
      Keywords: plain(keywords.join(', ')),
      Creator: plain(provider.brand),
      CreationDate: datedOn,
      ModDate: datedOn,
    },
  });
  document.appendXML(PDF_UA);
  registerFaces(document);
  return document;
}

const written = (document: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => {
      resolve(Buffer.concat(chunks));
    });
    document.on('error', reject);
  });

/** A programme as a PDF that people and their software can read: the same bytes for the same programme. */
export async function drawProgramme(programme: Programme): Promise<Buffer> {
  const photo = programme.photo && (await headPhoto(programme));
  const { styles, pages } = layOut(programme, setHead(programme).sectionsTop);
  const document = openDocument(programme);
  const file = written(document);
  const root = document.struct('Document');
  document.addStructure(root);
  const atTop = (top: number) => ({ fit: false as const, top, left: PAGE.width });
  let outline: PDFKit.PDFOutline | undefined;
  for (const [index, sections] of pages.entries()) {
    document.addPage();
    if (index === 0) drawHead(document, root, programme, photo);
    else drawRunningHead(document, programme);
    outline ??= document.outline.addItem(programme.title, atTop(0));
    for (const [place, section] of sections.entries()) {
      drawSection(document, root, section, styles, place === 0);
      if (!section.isContinued) outline.addItem(section.title, atTop(section.top - 12));
    }
    const isLast = index === pages.length - 1;
    const foot = isLast ? addPart(document, root, 'Sect') : undefined;
    drawFoot(document, programme, { number: index + 1, of: pages.length }, foot);
  }
  document.end();
  return file;
}
