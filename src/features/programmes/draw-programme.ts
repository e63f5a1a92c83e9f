import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { Tinypool } from 'tinypool';
import { framedPhoto } from '#src/features/pictures/encode-picture.ts';
import { cachedFile } from '#src/lib/build-cache.ts';
import { clip, withNoBreakSpaces } from '#src/lib/french-text.ts';
import { compileTypst, typstCompiler, typstFamily } from '#src/lib/typst.ts';
import { readLogo } from '#src/site/brand-files.ts';
import { PALETTE, TONES } from '#src/site/brand.ts';
import { drawableText } from '#src/site/drawable-text.ts';
import { FONTS_FOLDER, readTypefaceRecord } from '#src/site/fonts.ts';
import type { Programme, ProgrammeSheet } from './programme.ts';

const TEMPLATE = resolve('src/features/programmes/programme.typ');
const TYPE_SCALES = [1.06, 1.02, 0.98, 0.94, 0.9, 0.86];
const WANTED_PAGES = 2;
/** Only one, because laying out the many pages of the catalogue several times would take too long. */
const CATALOGUE_SCALES = [0.86];
/** The size of the photo in pixels: three pixels per point of its size in the template. */
const PHOTO = { width: 564, height: 470 };
const DRAWING_KEYS = ['picture', 'logo'];

const logo = readLogo();
const faces = ['heading', 'text', 'strong'].map((face) => readFileSync(join(FONTS_FOLDER, `${face}.ttf`)));
const compiler = typstCompiler(faces);

export function contentHash({ title, lead, notes, sections, provider, edition }: Programme): string {
  const content = JSON.stringify({ title, lead, notes, sections, provider, edition });
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

const photoPath = (hash: string): string => `/photo-${hash}.jpg`;

const sheetData = ({ photo, tone, ...sheet }: ProgrammeSheet) => ({
  ...sheet,
  photo: photo && photoPath(photo.hash),
  tone: TONES[tone].fill,
});

function templateData(programme: Programme): string {
  const { kind, title, sheets, provider, edition, datedOn } = programme;
  const record = readTypefaceRecord();
  const isCatalogue = sheets.length > 0;
  const edited = edition === undefined ? [] : [edition];
  const spaced = [...new Set([programme, ...sheets].flatMap(({ links }) => links.map(({ text }) => text)))].filter(
    (text) => text.includes(' '),
  );
  const data = {
    sheets: [programme, ...sheets].map(sheetData),
    document: {
      title: `${title}, ${kind.toLowerCase()}`,
      author: provider.name,
      description: programme.lead,
      date: { year: datedOn.getUTCFullYear(), month: datedOn.getUTCMonth() + 1, day: datedOn.getUTCDate() },
    },
    texts: {
      kind,
      brand: provider.brand,
      short: clip(title, 72),
      // In the catalogue, only the last page has the legal facts.
      foot: isCatalogue
        ? [[...provider.contacts, ...edited].join(' · ')]
        : [
            provider.company,
            provider.contacts.join(' · '),
            provider.registration,
            [...edited, `Empreinte du contenu ${contentHash(programme)}`].join(' · '),
          ],
    },
    faces: { heading: typstFamily(record.heading.family), text: typstFamily(record.text.family) },
    colours: PALETTE,
    logo,
  };
  return JSON.stringify(data, (key, value: unknown) =>
    typeof value !== 'string' || DRAWING_KEYS.includes(key)
      ? value
      : spaced.reduce(
          (text, link) => text.replaceAll(link, link.replaceAll(' ', '\u00a0')),
          withNoBreakSpaces(drawableText(value)).replaceAll('\u202f', '\u00a0'),
        ),
  );
}

function layOut(data: string, [scale, ...smaller]: readonly number[]): NodeTypstDocument {
  const document = compileTypst(compiler, { mainFilePath: TEMPLATE, inputs: { data, scale: String(scale) } });
  return smaller.length === 0 || document.numOfPages <= WANTED_PAGES ? document : layOut(data, smaller);
}

/** Tinypool calls this function by its name. @public */
export async function drawProgramme(programme: Programme): Promise<Buffer> {
  const { sheets, datedOn } = programme;
  for (const { photo } of [programme, ...sheets])
    if (photo) compiler.mapShadow(resolve(`.${photoPath(photo.hash)}`), await framedPhoto(photo, PHOTO));
  const document = layOut(templateData(programme), sheets.length > 0 ? CATALOGUE_SCALES : TYPE_SCALES);
  const file = compiler.pdf(document, {
    pdfStandard: 'ua-1',
    creationTimestamp: Math.floor(datedOn.getTime() / 1000),
  });
  compiler.evictCache(2);
  return file;
}

const LAYOUT = [
  readFileSync(TEMPLATE),
  ...faces,
  ...(/"@myriaddreamin\/typst.*/.exec(readFileSync('package.json', 'utf8')) ?? []),
];

const MODULE = resolve('src/features/programmes/draw-programme.ts');
let threads: Tinypool | undefined;

export function programmeFile(programme: Programme): Promise<Buffer> {
  const data = templateData(programme);
  return cachedFile('programmes', [...LAYOUT, data], async () => {
    threads ??= new Tinypool({ filename: MODULE, name: 'drawProgramme', minThreads: 0 });
    return Buffer.from((await threads.run(programme)) as Uint8Array);
  });
}
