import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { create, type Font } from 'fontkitten';
import { BRAND_FOLDER } from '../../src/site/brand-files.ts';

const ASCII = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const FRENCH = 'àâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸ«»’‘“”–—…·•€°№×→←↗½²\u00a0\u202f';

export const ALL = ASCII + FRENCH;

const WESTERN = Array.from({ length: 0xff - 0xc0 + 1 }, (_, index) => String.fromCharCode(0xc0 + index)).join('');

export const PRINTED = `${ALL}${WESTERN}¡¿`;

/** Characters that a typeface may lack. Devices have fonts for them. Programs derive the narrow space from a space. */
const OPTIONAL = 'Ÿ№→←↗½\u202f';

const REQUIRED = Array.from(ALL)
  .filter((character) => !OPTIONAL.includes(character))
  .join('');

/** Characters that pages rarely show. They have files of their own: see the ranges of `src/styles/fonts.css`. */
export const RARE = `"#$&'*<=>[\\]^\`{|}~äæöüÿÂÄÆËÏÔÖŒÙÛÜŸ‘“”—•№×→←↗½²`;

export const COMMON = Array.from(ALL)
  .filter((character) => !RARE.includes(character))
  .join('');

export type TypefaceSource = { name: string; bytes: Buffer; font: Font };

const PACKAGE_FILE = 'files/*-latin-wght-normal.woff2';

function fileOf(name: string, root: string): string {
  const inBrand = name.startsWith('fonts/');
  const folder = inBrand ? join(root, BRAND_FOLDER) : join(root, 'node_modules', name);
  const [file = ''] = inBrand ? [name] : globSync(PACKAGE_FILE, { cwd: folder });
  const path = resolve(folder, file);
  if (file !== '' && existsSync(path)) return path;
  throw new Error(
    `La police « ${name} » est introuvable : déposez son fichier dans ${BRAND_FOLDER}/fonts et nommez-le fonts/nom.woff2, ou installez un paquet qui contient ${PACKAGE_FILE}.`,
  );
}

export function readTypeface(name: string, root = '.'): TypefaceSource {
  const bytes = readFileSync(fileOf(name, root));
  const font = create(bytes);
  if (font.isCollection) throw new Error(`La police « ${name} » en réunit plusieurs : il en faut une seule.`);
  const missing = Array.from(REQUIRED).filter((one) => !font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0));
  if (missing.length === 0) return { name, bytes, font };
  throw new Error(
    `La police « ${name} » n’a pas tous les signes du français. Il lui manque : ${missing.join(' ')}. Choisissez-en une autre, ou un fichier plus complet de celle-ci.`,
  );
}

export function assertWeights({ name, font }: TypefaceSource, from: number, to: number): void {
  const axis = font.variationAxes.wght;
  if (axis === undefined ? from === to : axis.min <= from && to <= axis.max) return;
  const has = axis === undefined ? 'une seule graisse' : `une graisse de ${axis.min} à ${axis.max}`;
  const wanted = from === to ? String(from) : `de ${from} à ${to}`;
  throw new Error(`La police « ${name} » a ${has} ; il faut ${wanted}. Choisissez une police variable.`);
}
