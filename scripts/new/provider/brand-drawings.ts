import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { create } from 'fontkitten';
import sharp from 'sharp';
import type { Brand } from '../../../src/site/brand-schema.ts';

const LOGO = { width: 240, height: 80, left: 3 };
const ONE_LINE = { size: 46, baselines: [50], under: 66 };
const TWO_LINES = { size: 33, baselines: [27, 60], under: 73 };
/** Of a name in one line, in letters: a longer one would be small in the head of a page. */
const LONGEST_LINE = 14;
const ICON = 64;
const ICON_FILES = { 'apple-touch-icon.png': 180, 'icon-512.png': 512 } as const;
const SHARED = { width: 1200, height: 630 };
const FAVICON_SIDE = 32;

/** The typeface that comes with the site: a new provider has chosen none. */
const HEADING_FONT = resolve(import.meta.dirname, '../../../src/assets/fonts/heading.ttf');

const rounded = (path: string): string =>
  path.replace(/-?\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(1))));

/** A text in outlines, as wide as it may be and no larger than `size`: no device needs the typeface. */
function outlined(text: string, { size, width }: { size: number; width: number }) {
  const font = create(readFileSync(HEADING_FONT));
  if (font.isCollection) throw new Error(`${HEADING_FONT} holds more than one typeface.`);
  const glyphs = font.glyphsForString(text);
  const advance = glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth, 0);
  const scale = Math.min(size / font.unitsPerEm, width / advance);
  return {
    width: advance * scale,
    pathAt: (left: number, baseline: number): string => {
      let x = left;
      const paths = glyphs.map(({ path, advanceWidth }) => {
        const drawn = path.scale(scale, -scale).translate(x, baseline).toSVG();
        x += advanceWidth * scale;
        return drawn;
      });
      return rounded(paths.join(''));
    },
  };
}

const svg = (width: number, height: number, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}">${drawing}</svg>\n`;

/** A long name in two lines, as even as its words allow. */
function linesOf(name: string): string[] {
  const words = name.split(/\s+/);
  if (name.length <= LONGEST_LINE || words.length === 1) return [name];
  const halves = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
  return halves.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}

/** The name, and the pen's line under it. */
function drawLogo(name: string, { palette }: Brand): string {
  const { width, height, left } = LOGO;
  const lines = linesOf(name);
  const { size, baselines, under } = lines.length === 1 ? ONE_LINE : TWO_LINES;
  const written = lines.map((line) => outlined(line, { size, width: width - 2 * left }));
  const paths = written.map(({ pathAt }, index) => pathAt(left, baselines[index] ?? 0));
  const end = Math.max(left + (written.at(-1)?.width ?? 0), width / 3);
  const line = rounded(
    `M${String(left + 2)} ${String(under)}C${(end * 0.3).toFixed(1)} ${String(under - 5)} ${(end * 0.6).toFixed(1)} ${String(under + 4)} ${(end - 2).toFixed(1)} ${String(under - 2)}`,
  );
  return svg(
    width,
    height,
    `<path fill="${palette.ink}" d="${paths.join('')}"/><path fill="none" stroke="${palette.margin}" stroke-width="3.6" stroke-linecap="round" d="${line}"/>`,
  );
}

/** The first letter over the same line; `dark` is said in the drawing, which a browser shows on its own ground. */
function drawIcon(name: string, { palette, slate }: Brand, ground = ''): string {
  const letter = outlined(name.charAt(0).toLocaleUpperCase('fr'), { size: 52, width: 48 });
  const dark = ground === '' ? `<style>@media(prefers-color-scheme:dark){.b{fill:${slate.ink}}}</style>` : '';
  return svg(
    ICON,
    ICON,
    `${dark}${ground}<path class="b" fill="${palette.ink}" d="${letter.pathAt((ICON - letter.width) / 2, 44)}"/><path stroke="${palette.margin}" stroke-width="6" stroke-linecap="round" d="M14 56h36"/>`,
  );
}

const asPng = (drawing: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(drawing), { density: (72 * side) / ICON })
    .resize(side, side)
    .png()
    .toBuffer();

/** One picture in the wrapping that the oldest browsers ask for. */
function asIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(FAVICON_SIDE, 6);
  head.writeUInt8(FAVICON_SIDE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(FAVICON_SIDE, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

async function drawShared(logo: string, { palette }: Brand): Promise<Buffer> {
  const { width, height } = SHARED;
  const drawn = await sharp(Buffer.from(logo), { density: 260 }).resize(720).png().toBuffer();
  return sharp({ create: { width, height, channels: 3, background: palette.paper } })
    .composite([{ input: drawn }])
    .png()
    .toBuffer();
}

/** The drawings of a brand that has none yet, by their names in `brand/`: its name and its first letter, in its colours. */
export async function brandDrawings(name: string, brand: Brand): Promise<Record<string, string | Buffer>> {
  const [logo, favicon] = [drawLogo(name, brand), drawIcon(name, brand)];
  const solid = drawIcon(name, brand, `<path fill="${brand.palette.paper}" d="M0 0h64v64H0z"/>`);
  const icons = Object.entries(ICON_FILES).map(async ([file, side]) => [file, await asPng(solid, side)] as const);
  return {
    'logo.svg': logo,
    'favicon.svg': favicon,
    'favicon.ico': asIco(await asPng(favicon, FAVICON_SIDE)),
    'partage.png': await drawShared(logo, brand),
    ...Object.fromEntries(await Promise.all(icons)),
  };
}
