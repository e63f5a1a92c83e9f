import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { create, type Font } from 'fontkitten';
import { BRAND_FOLDER } from '../../src/site/brand-files.ts';

const ASCII = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const FRENCH = 'àâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸ«»’‘“”–—…·•€°№×→←↗½²\u00a0\u202f';

export const ALL = ASCII + FRENCH;

/** Letters of names in other languages of western Europe, as far as the typeface has them. */
const WESTERN = Array.from({ length: 0xff - 0xc0 + 1 }, (_, index) => String.fromCharCode(0xc0 + index)).join('');

/** The characters of programmes and share pictures, which have no second typeface. */
export const PRINTED = `${ALL}${WESTERN}¡¿`;

/** What a typeface may lack: devices have these signs, and programs make a narrow space from a space. */
const SPARED = 'Ÿ№→←↗½\u202f';

/** The characters that French text needs. */
const NEEDED = Array.from(ALL)
  .filter((character) => !SPARED.includes(character))
  .join('');

/** Characters that pages rarely show. They have files of their own: see the ranges of `src/styles/fonts.css`. */
export const RARE = `"#$&'*<=>[\\]^\`{|}~äæöüÿÂÄÆËÏÔÖŒÙÛÜŸ‘“”—•№×→←↗½²`;

export const COMMON = Array.from(ALL)
  .filter((character) => !RARE.includes(character))
  .join('');

export type TypefaceSource = { named: string; bytes: Buffer; font: Font };

/** Of a package, the file that has the Latin letters in all weights, as those of Fontsource call it. */
const PACKAGED = 'files/*-latin-wght-normal.woff2';

function fileOf(named: string, root: string): string {
  const inBrand = named.startsWith('fonts/');
  const folder = inBrand ? join(root, BRAND_FOLDER) : join(root, 'node_modules', named);
  const [file = ''] = inBrand ? [named] : globSync(PACKAGED, { cwd: folder });
  const path = resolve(folder, file);
  if (file !== '' && existsSync(path)) return path;
  throw new Error(
    `La police « ${named} » est introuvable : déposez son fichier dans ${BRAND_FOLDER}/fonts et nommez-le fonts/nom.woff2, ou installez un paquet qui contient ${PACKAGED}.`,
  );
}

/** A typeface that has all letters and signs of French; any other is refused. */
export function readTypeface(named: string, root = '.'): TypefaceSource {
  const bytes = readFileSync(fileOf(named, root));
  const font = create(bytes);
  if (font.isCollection) throw new Error(`La police « ${named} » en réunit plusieurs : il en faut une seule.`);
  const missing = Array.from(NEEDED).filter((one) => !font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0));
  if (missing.length === 0) return { named, bytes, font };
  throw new Error(
    `La police « ${named} » n’a pas tous les signes du français. Il lui manque : ${missing.join(' ')}. Choisissez-en une autre, ou un fichier plus complet de celle-ci.`,
  );
}

/** Refuses a typeface whose weights do not reach from one to the other. A heading may be of one weight alone. */
export function assertWeights({ named, font }: TypefaceSource, from: number, to: number): void {
  const axis = font.variationAxes.wght;
  if (axis === undefined ? from === to : axis.min <= from && to <= axis.max) return;
  const has = axis === undefined ? 'une seule graisse' : `une graisse de ${String(axis.min)} à ${String(axis.max)}`;
  const wanted = from === to ? String(from) : `de ${String(from)} à ${String(to)}`;
  throw new Error(`La police « ${named} » a ${has} ; il faut ${wanted}. Choisissez une police variable.`);
}
