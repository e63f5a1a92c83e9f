import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';
import sharp from 'sharp';
import { PALETTE } from '#src/site/brand.ts';
import { BRAND_FOLDER, brandFile, DRAWN_BRAND_FOLDER } from '#src/site/brand-files.ts';
import { FONTS_FOLDER } from '#src/site/fonts.ts';
import { site } from '#src/site/site.ts';

type Box = { x: number; y: number; width: number; height: number };

const { ink, margin, paper } = PALETTE;
const TYPEFACE = join(FONTS_FOLDER, 'heading.ttf');

function outlines(text: string, { x, y, width, height }: Box): string {
  const font = create(readFileSync(TYPEFACE));
  if (font.isCollection) throw new Error(`${TYPEFACE} holds several typefaces.`);
  const glyphs = font.glyphsForString(text);
  const total = glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);
  const scale = Math.min(width / total, height / font.capHeight);
  let advance = 0;
  const paths = glyphs.map((glyph) => {
    const path = glyph.path.scale(scale, -scale).translate(x + advance * scale, y + height);
    advance += glyph.advanceWidth;
    return path.toSVG().replaceAll(/\d+\.\d+/g, (number) => Number(number).toFixed(1));
  });
  return `<path d="${paths.join('')}"/>`;
}

function linesOf(name: string): string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const distance = (index: number) => Math.abs(index - name.length / 2);
  const [cut] = spaces.sort((one, other) => distance(one) - distance(other));
  return name.length <= 16 || cut === undefined ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
}

const drawing = (width: number, height: number, letters: string, line: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>@media(prefers-color-scheme:dark){.ink{fill:#fff}}</style>` +
  `<g class="ink" fill="${ink}">${letters}</g><path d="${line}" fill="none" stroke="${margin}" stroke-width="${height / 20}" stroke-linecap="round"/></svg>\n`;

function logo(name: string): string {
  const lines = linesOf(name);
  const height = 36 / lines.length;
  const letters = lines.map((line, index) => outlines(line, { x: 4, y: 12 + index * 30, width: 232, height }));
  return drawing(240, 80, letters.join(''), 'M6 70H120');
}

const icon = (name: string): string =>
  drawing(64, 64, outlines(name.slice(0, 1), { x: 14, y: 8, width: 40, height: 36 }), 'M14 56H50');

export async function drawMissingBrandFiles(): Promise<void> {
  const write = async (file: string, draw: () => string | Promise<Buffer>) => {
    if (!existsSync(join(BRAND_FOLDER, file))) writeFileSync(join(DRAWN_BRAND_FOLDER, file), await draw());
  };
  const onPaper = (svg: string, width: number, height: number, padding: number) =>
    sharp(Buffer.from(svg), { density: 600 })
      .resize(width - 2 * padding, height - 2 * padding, { fit: 'contain', background: paper })
      .flatten({ background: paper })
      .extend({ top: padding, bottom: padding, left: padding, right: padding, background: paper })
      .png()
      .toBuffer();
  const { name } = site.brand;
  mkdirSync(DRAWN_BRAND_FOLDER, { recursive: true });
  await write('logo.svg', () => logo(name).replace(/<style>.*?<\/style>/, ''));
  await write('favicon.svg', () => icon(name));
  // The file is a PNG, which browsers recognise by its content.
  await write('favicon.ico', () =>
    sharp(Buffer.from(icon(name)), { density: 300 })
      .resize(32, 32)
      .png()
      .toBuffer(),
  );
  await write('apple-touch-icon.png', () => onPaper(icon(name), 180, 180, 20));
  await write('icon-512.png', () => onPaper(icon(name), 512, 512, 60));
  await write('partage.png', () => onPaper(readFileSync(brandFile('logo.svg'), 'utf8'), 1200, 630, 120));
}
