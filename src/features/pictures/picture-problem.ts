import { isPublished, type PictureFacts, type PictureKind, readPicture } from './picture-kind.ts';
import { isNamedAs, pictureName } from './picture-name.ts';

/** Forbidden contents of a drawing, and their names for editors. Their place in the file, a comment included, is no excuse. */
const DANGERS: readonly (readonly [pattern: RegExp, found: string])[] = [
  // Controls, which begin another alphabet within some encodings: letters are not what they seem.
  [/[^\P{Cc}\s]/u, 'un encodage autre qu’UTF-8'],
  [/<(?:[\w.-]+:)?(?:script|handler|listener)\b/i, 'du code (<script>)'],
  [/[\s/"']on[\w-]+\s*=/i, 'du code (un attribut onclick, onload…)'],
  [/<(?:[\w.-]+:)?(?:foreignObject|iframe|embed|object|audio|video)\b/i, 'une page à l’intérieur du dessin'],
  [/<!(?:DOCTYPE[^>]*\[|ENTITY|ATTLIST)/i, 'des déclarations XML'],
  [/<\?xml-stylesheet/i, 'une feuille de style d’un autre site'],
  // Addresses that lead nowhere else: a part of the drawing itself, a picture that it carries.
  [
    /\b(?:href|src)\s*=\s*(?!["'](?:#|data:image\/(?:png|jpe?g|webp|gif)[;,]|["']))/i,
    'un lien ou une image d’un autre site',
  ],
  [/url\(\s*(?!["']?\s*#|&quot;#|&#39;#)|image-set\(/i, 'une adresse d’un autre site'],
  [/@import/i, 'une feuille de style d’un autre site'],
  // An animation may write what an attribute may not say.
  [/attributeName\s*=\s*["']?\s*(?:[\w.-]+:)?(?:href|on)/i, 'une animation qui change un lien'],
  // Spells any of the words above another way.
  [/\\/, 'une barre oblique inverse (\\)'],
];

/** A drawing with its letters that were written as numbers: `&#104;ref` is `href`, and no number beyond Unicode is any. */
const spelledOut = (svg: string): string =>
  svg.replace(/&#(?:x([\da-f]+)|(\d+));/gi, (reference, hex: string | undefined, decimal: string | undefined) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
  });

/** A drawing without what may stand within a word of a style: `@im<!-- -->port` is `@import`. */
const joined = (svg: string): string => svg.replace(/<!--[\s\S]*?-->|<!\[CDATA\[|\]\]>/g, '');

/** The content of a drawing that could run code or call another host in a visitor's browser; nothing in one that only draws. */
export function svgDanger(svg: string): string | undefined {
  const readings = [svg, spelledOut(svg), joined(svg), joined(spelledOut(svg))];
  return DANGERS.find(([pattern]) => readings.some((reading) => pattern.test(reading)))?.[1];
}

/** The problem of a picture that cannot be published, in words for an editor. */
export type PictureProblem = { found: string; allowed: string; mend: string };

/** Twice the largest photograph of most telephones; a file of a few kB may claim far more, and fill all memory. */
export const MOST_PIXELS = 110_000_000;

const ALLOWED = 'une image JPG, PNG, WebP, AVIF ou SVG';

const AS_JPG = 'ouvrez-la, exportez-la en JPG, puis choisissez ce fichier';

const OTHERS: Readonly<
  Record<Exclude<PictureKind, 'svg' | 'png' | 'jpg' | 'webp' | 'avif'>, readonly [string, string]>
> = {
  heic: [
    'une photo d’iPhone (HEIC), que peu de navigateurs affichent',
    'sur l’iPhone\u00a0: Réglages, Appareil photo, Formats, Le plus compatible, puis reprenez la photo ; ou ouvrez-la sur l’ordinateur et exportez-la en JPG',
  ],
  gif: ['un GIF', AS_JPG],
  tiff: ['une image TIFF', AS_JPG],
  bmp: ['une image BMP', AS_JPG],
  pdf: ['un PDF', 'faites une capture d’écran de la page, ou exportez-la en JPG'],
  text: ['du texte, et non une image', 'retrouvez l’image d’origine et choisissez-la de nouveau'],
  empty: ['un fichier vide', 'retrouvez l’image d’origine et choisissez-la de nouveau'],
  unknown: ['un fichier qui n’est pas une image connue', AS_JPG],
};

const problem = (found: string, mend: string): PictureProblem => ({ found, allowed: ALLOWED, mend });

/** The reason why a file cannot be made into a picture of the site, whatever its name. */
export function contentProblem(
  { kind, width, height, isWhole }: PictureFacts,
  bytes: Uint8Array,
): PictureProblem | undefined {
  if (!isPublished(kind)) return problem(...OTHERS[kind]);
  if (!isWhole)
    return problem('une image incomplète\u00a0: la fin du fichier manque', 'copiez-la de nouveau depuis l’original');
  if (kind === 'svg') {
    const danger = svgDanger(new TextDecoder().decode(bytes));
    return danger === undefined
      ? undefined
      : problem(
          `un dessin SVG qui contient ${danger}`,
          'exportez-le de nouveau en «\u00a0SVG simple\u00a0» ou «\u00a0SVG optimisé\u00a0», ou en PNG',
        );
  }
  if (width * height > MOST_PIXELS)
    return problem(
      `une image de ${String(width)}\u00a0×\u00a0${String(height)} pixels`,
      'réduisez-la à 4\u00a0000 pixels de large',
    );
  return undefined;
}

/** The reason why a file of `content/images` cannot be published under its name. */
export function pictureProblem(path: string, bytes: Uint8Array): PictureProblem | undefined {
  const name = path.replace(/^.*\//, '');
  const facts = readPicture(bytes);
  const { kind } = facts;
  const wrong = contentProblem(facts, bytes);
  if (wrong !== undefined || !isPublished(kind) || isNamedAs(name, kind)) return wrong;
  return {
    found: `une image ${kind.toUpperCase()} nommée ${name}`,
    allowed: 'un nom qui dit ce qu’est le fichier',
    mend: `renommez-la ${pictureName(name, kind)}`,
  };
}
