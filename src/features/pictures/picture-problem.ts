import { drawingDanger } from './drawing-danger.ts';
import { isPublished, type PictureFacts, type PictureKind, readPicture } from './picture-kind.ts';
import { isNamedAs, pictureName } from './picture-name.ts';

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
function contentProblem({ kind, width, height, isWhole }: PictureFacts, bytes: Uint8Array): PictureProblem | undefined {
  if (!isPublished(kind)) return problem(...OTHERS[kind]);
  if (!isWhole)
    return problem('une image incomplète\u00a0: la fin du fichier manque', 'copiez-la de nouveau depuis l’original');
  if (kind === 'svg') {
    const danger = drawingDanger(new TextDecoder().decode(bytes));
    return danger === undefined
      ? undefined
      : problem(
          `un dessin SVG qui contient ${danger}`,
          'exportez-le de nouveau en «\u00a0SVG simple\u00a0» ou «\u00a0SVG optimisé\u00a0» (Inkscape), par «\u00a0Exporter sous\u00a0» (Illustrator), ou en PNG',
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
