import { imageSize } from 'image-size';
import { slugify } from '#src/lib/french-text.ts';

const KINDS = ['svg', 'png', 'jpg', 'webp', 'avif'];

/** The first EXIF orientation that swaps width and height. */
const FIRST_TURNED = 5;

export function readPicture(bytes: Uint8Array): { kind: string; width: number; height: number } {
  const none = { width: 0, height: 0 };
  if (bytes.length === 0) return { kind: 'empty', ...none };
  try {
    const { type = 'unknown', orientation = 1, ...size } = imageSize(bytes);
    // The brand codes of HEIF files.
    const kind = type.replace(/^(?:he[iv][a-z]|m[is]f1)$/, 'heic');
    const [width, height] = [Math.round(size.width), Math.round(size.height)];
    return orientation < FIRST_TURNED ? { kind, width, height } : { kind, width: height, height: width };
  } catch {
    return { kind: new TextDecoder().decode(bytes.subarray(0, 4)) === '%PDF' ? 'pdf' : 'unknown', ...none };
  }
}

const extensionOf = (name: string): string => /\.([^.]*)$/.exec(name)?.[1]?.replace('jpeg', 'jpg') ?? '';

export function pictureName(name: string, kind: string): string {
  const base = name.replace(/\.[A-Za-z0-9]{1,5}$/, '').replaceAll(/[._]+/g, ' ');
  return `${slugify(base) || 'image'}.${kind}`;
}

export function proposedAddress(address: string): string | undefined {
  const name = address.replace(/^.*\//, '');
  const folders = address.slice(0, -name.length).split('/').map(slugify).join('/');
  const kind = extensionOf(name.toLowerCase());
  if (!KINDS.includes(kind)) return undefined;
  const proposal = pictureName(name, kind);
  return `renommez le fichier « ${name} » en ${proposal}, puis écrivez ici ${folders}${proposal}`;
}

const AS_JPG = 'ouvrez-la, exportez-la en JPG, puis choisissez ce fichier';
const CHOOSE_AGAIN = 'retrouvez l’image d’origine et choisissez-la de nouveau';

const REFUSED: Readonly<Record<string, readonly [found: string, remedy: string]>> = {
  heic: [
    'une photo d’iPhone (HEIC), que peu de navigateurs affichent',
    'sur l’iPhone\u00a0: Réglages, Appareil photo, Formats, Le plus compatible, puis reprenez la photo ; ou ouvrez-la sur l’ordinateur et exportez-la en JPG',
  ],
  pdf: ['un PDF', 'faites une capture d’écran de la page, ou exportez-la en JPG'],
  empty: ['un fichier vide', CHOOSE_AGAIN],
  unknown: ['un fichier qui n’est pas une image connue', CHOOSE_AGAIN],
};

const DANGERS: readonly (readonly [pattern: RegExp, found: string])[] = [
  // UTF-16 decoded as UTF-8 contains these characters.
  [/\0|\uFFFD/, 'un encodage autre qu’UTF-8'],
  [/<(?:[\w.-]+:)?(?:script|handler|listener)\b|javascript:/i, 'du code (<script>)'],
  [/<[^<>]*[\s"'/]on[a-z]+\s*=|attributeName\s*=\s*["']on/i, 'du code (un attribut onclick, onload…)'],
  [/<(?:[\w.-]+:)?(?:foreignObject|iframe|embed|object|audio|video)\b/i, 'une page à l’intérieur du dessin'],
  [/<!(?:DOCTYPE|ENTITY)|<\?xml-stylesheet/i, 'des déclarations XML (<!DOCTYPE>)'],
  [
    /\s(?:[\w-]+:)?(?:href|src)\s*=\s*["']?(?!["']?(?:#|data:image\/(?:png|jpe?g|webp|gif)))|attributeName\s*=\s*["'](?:xlink:)?href/i,
    'un lien ou une image d’un autre site',
  ],
  // Inkscape metadata contains paths of the editor's computer.
  [/<sodipodi:|\s(?:inkscape|sodipodi):\w/i, 'des notes du logiciel de dessin (Inkscape)'],
  [/@import|url\(\s*(?!["']?#)/i, 'une adresse d’un autre site'],
];

/** Code that these patterns miss does no harm, because pages show drawings with `<img>`, which runs no code. */
export function drawingDanger(svg: string): string | undefined {
  for (const [pattern, found] of DANGERS) {
    const index = svg.search(pattern);
    if (index >= 0) return `${found}, ligne ${String(svg.slice(0, index).split('\n').length)}`;
  }
  return undefined;
}

function svgProblem(svg: string): readonly [found: string, remedy: string] | undefined {
  if (!/<\/(?:[\w.-]+:)?svg\s*>\s*(?:<!--[\s\S]*-->\s*)?$/.test(svg))
    return ['une image incomplète\u00a0: la fin du fichier manque', 'copiez-la de nouveau depuis l’original'];
  const danger = drawingDanger(svg);
  return danger === undefined
    ? undefined
    : [
        `un dessin SVG qui contient ${danger}`,
        'exportez-le de nouveau en «\u00a0SVG simple\u00a0» ou «\u00a0SVG optimisé\u00a0» (Inkscape), par «\u00a0Exporter sous\u00a0» (Illustrator), ou en PNG',
      ];
}

export function pictureProblem(path: string, bytes: Uint8Array) {
  const name = path.replace(/^.*\//, '');
  const { kind } = readPicture(bytes);
  if (KINDS.includes(kind) && extensionOf(name) !== kind)
    return {
      found: `une image ${kind.toUpperCase()} nommée ${name}`,
      allowed: 'un nom qui dit ce qu’est le fichier',
      remedy: `renommez-la ${pictureName(name, kind)}`,
    };
  const refused = KINDS.includes(kind) ? undefined : (REFUSED[kind] ?? [`une image ${kind.toUpperCase()}`, AS_JPG]);
  const problem = kind === 'svg' ? svgProblem(new TextDecoder().decode(bytes)) : refused;
  if (problem === undefined) return undefined;
  const [found, remedy] = problem;
  return { found, allowed: 'une image JPG, PNG, WebP, AVIF ou SVG', remedy };
}
