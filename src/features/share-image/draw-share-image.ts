import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { drawHome } from '#src/features/home/home-drawing.ts';
import { drawIllustration, drawRuling, type IllustrationData } from '#src/features/illustration/drawing.ts';
import { LIGHT_STYLE, styled } from '#src/features/illustration/drawing-style.ts';
import { framedPhoto, type PhotoFile } from '#src/features/pictures/encode-picture.ts';
import { readLogo } from '#src/site/brand-files.ts';
import { hasDrawings } from '#src/site/browser-facts.ts';
import { PALETTE, TONES } from '#src/site/brand.ts';
import { drawableText } from '#src/site/drawable-text.ts';
import { FONTS_FOLDER, readTypefaceRecord } from '#src/site/fonts.ts';
import type { Tone } from '#src/site/palette.ts';
import { escapeXml } from '#src/lib/html.ts';
import { cachedFile } from '#src/lib/build-cache.ts';

export type ShareCard = {
  title: string;
  note: string;
  tone: Tone;
  photo?: PhotoFile | undefined;
  illustration?: Omit<IllustrationData, 'tone'> | undefined;
};

const NOTE_SIZE = 27;
const SHARE_IMAGE = { width: 1200, height: 630 } as const;

const TEXT = { left: 132, top: 62, width: 560 };
/** Level 9 takes twice as long and saves only a sixth of the file, which only social networks fetch. */
const PNG = { compressionLevel: 6 } as const;
/** 256 colours: in full colour, a photo would be three times too large for social networks. */
const PNG_WITH_PHOTO = { palette: true, compressionLevel: 9 } as const;
const TITLE = { top: 112, bottom: 480, sizes: [84, 76, 68, 60, 54, 48, 42] };

const record = readTypefaceRecord();
const STYLES = {
  title: { font: record.heading.family, file: 'heading.ttf', colour: PALETTE.ink, leading: 0.7 },
  note: { font: record.text.family, file: 'strong.ttf', colour: PALETTE.marginDeep, leading: 1 },
};

const fontFile = (file: string) => resolve(FONTS_FOLDER, file);

async function renderText(text: string, style: keyof typeof STYLES, size: number, wrap: 'word' | 'word-char') {
  const { font, file, colour, leading } = STYLES[style];
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" line_height="${String(leading)}">${escapeXml(text)}</span>`,
      // The comma ends the family name. Without the comma, Pango reads a last word such as Bold as a style.
      font: `${font}, ${String(size)}`,
      fontfile: fontFile(file),
      width: TEXT.width,
      wrap,
      dpi: 72,
      rgba: true,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

async function renderTitle(title: string) {
  for (const size of TITLE.sizes) {
    const rendered = await renderText(title, 'title', size, 'word');
    if (rendered.raw.height <= TITLE.bottom - TITLE.top && rendered.raw.width <= TEXT.width) return rendered;
  }
  return renderText(title, 'title', Math.min(...TITLE.sizes), 'word-char');
}

type Box = { x: number; y: number; width: number; height: number };

const placed = (svg: string, { x, y, width, height }: Box): string =>
  svg.replace('<svg ', `<svg x="${String(x)}" y="${String(y)}" width="${String(width)}" height="${String(height)}" `);

const PICTURE = { x: 732, y: 152, width: 520, height: 325 };
const PHOTO = { width: SHARE_IMAGE.width - PICTURE.x, height: PICTURE.height };

function pictureOf({ tone, illustration, photo }: ShareCard): string {
  const { x, y, width, height } = PICTURE;
  const band = `<path fill="${TONES[tone].fill}" d="M932 0h268v${String(SHARE_IMAGE.height)}H932z"/>`;
  const frame = `<path fill="none" stroke="${PALETTE.ink}" stroke-width="3" d="M1202 ${y}H${x}v${height}h470"/>`;
  if (photo) return `${band}${frame}`;
  if (!hasDrawings) return band;
  return illustration === undefined
    ? placed(drawHome(), { x: 704, y: 104, width: 474, height: 421 })
    : band + placed(drawIllustration({ ...illustration, tone }), { x, y, width, height }) + frame;
}

function drawPage(card: ShareCard): string {
  const { width, height } = SHARE_IMAGE;
  return styled(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}">` +
      `<g transform="scale(2)">${drawRuling(width / 2, height / 2)}</g>` +
      `${pictureOf(card)}${placed(readLogo(), { x: 112, y: 506, width: 264, height: 88 })}</svg>`,
    LIGHT_STYLE,
  );
}

async function draw(card: ShareCard, page: string): Promise<Buffer> {
  const [note, title] = await Promise.all([
    renderText(drawableText(card.note), 'note', NOTE_SIZE, 'word-char'),
    renderTitle(drawableText(card.title)),
  ]);
  const layers: OverlayOptions[] = [{ ...note, left: TEXT.left, top: TEXT.top }];
  if (card.photo) layers.push({ input: await framedPhoto(card.photo, PHOTO), left: PICTURE.x, top: PICTURE.y });
  layers.push({ ...title, left: TEXT.left, top: TITLE.top });
  return sharp(Buffer.from(page))
    .composite(layers)
    .png(card.photo ? PNG_WITH_PHOTO : PNG)
    .toBuffer();
}

export async function shareImage(card: ShareCard): Promise<Buffer> {
  const page = drawPage(card);
  const layout = JSON.stringify([card, TEXT, TITLE, NOTE_SIZE, STYLES, PNG, PNG_WITH_PHOTO, sharp.versions]);
  const fonts = Object.values(STYLES).map(({ file }) => readFileSync(fontFile(file)));
  return cachedFile('share-images', [page, layout, ...fonts], () => draw(card, page));
}
