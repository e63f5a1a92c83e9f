import { isKeptAsIs, KEPT_SIDE } from '#src/features/pictures/kept-size.ts';
import { isPublished, type PictureFacts, type PictureKind, readPicture } from '#src/features/pictures/picture-kind.ts';
import { pictureName } from '#src/features/pictures/picture-name.ts';
import { contentProblem, MOST_PIXELS, type PictureProblem } from '#src/features/pictures/picture-problem.ts';

/** The outcome for a file that an editor has chosen. */
export type Choice = { file: File; change: string | undefined } | { refused: string; problem: PictureProblem };

const TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
} as const;

/** Kinds that some browsers can read and no page should show. */
const CONVERTIBLE: readonly PictureKind[] = ['heic', 'gif', 'tiff', 'bmp'];

type Made = 'jpg' | 'png' | 'webp';

/** The kinds that a picture is made into, best first, with the most bytes of each: flat drawings are sharpest as PNG. */
function targetsOf(kind: PictureKind): readonly (readonly [Made, number])[] {
  if (kind === 'png' || kind === 'gif' || kind === 'bmp')
    return [
      ['png', 700_000],
      ['webp', Infinity],
      ['png', Infinity],
    ];
  if (kind === 'webp')
    return [
      ['webp', Infinity],
      ['png', Infinity],
    ];
  return [['jpg', Infinity]];
}

/** Upright, and no larger than a page needs it. */
async function draw(file: File): Promise<OffscreenCanvas> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, KEPT_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser draws nothing.');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

/** The picture anew, without what its maker wrote beside it; throws where the browser cannot read it. */
async function remade(file: File, kind: PictureKind): Promise<File> {
  const canvas = await draw(file);
  for (const [target, heaviest] of targetsOf(kind)) {
    const type = TYPES[target];
    const blob = await canvas.convertToBlob({ type, quality: 0.84 });
    // A browser that cannot write a kind writes PNG instead.
    if (blob.type === type && blob.size <= heaviest) return new File([blob], pictureName(file.name, target), { type });
  }
  throw new Error(`${file.name} could not be written.`);
}

const weight = (bytes: number): string =>
  bytes < 1_000_000
    ? `${String(Math.max(1, Math.round(bytes / 1000)))}\u00a0ko`
    : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')}\u00a0Mo`;

/** The note to an editor on a picture that was changed on its way; nothing where it was only taken. */
function changeOf(from: File, to: File, { kind }: PictureFacts): string | undefined {
  const weights = to.size < from.size * 0.9 ? `${weight(from.size)} → ${weight(to.size)}` : '';
  const still = kind === 'gif' ? 'sans son animation, si elle en avait une' : '';
  const parts = [weights, still].filter((part) => part !== '');
  const name = from.name === to.name ? to.name : `«\u00a0${from.name}\u00a0» → ${to.name}`;
  return from.name === to.name && parts.length === 0 ? undefined : [name, ...parts].join(', ');
}

/** Makes of a chosen file a picture that the site can keep, or says why it cannot. */
export async function choose(file: File): Promise<Choice> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const facts = readPicture(bytes);
  const { kind, width, height } = facts;
  const problem = contentProblem(facts, bytes);
  const taken = (to: File): Choice => ({ file: to, change: changeOf(file, to, facts) });
  if (problem !== undefined && (!CONVERTIBLE.includes(kind) || width * height > MOST_PIXELS))
    return { refused: file.name, problem };
  if (isPublished(kind) && (kind === 'svg' || isKeptAsIs(facts, bytes)))
    return taken(new File([bytes], pictureName(file.name, kind), { type: TYPES[kind] }));
  try {
    return taken(await remade(file, kind));
  } catch {
    const unreadable = {
      found: 'une image que ce navigateur ne sait pas lire',
      allowed: 'une image JPG, PNG ou WebP',
      mend: 'ouvrez-la, exportez-la en JPG, puis choisissez ce fichier',
    };
    return { refused: file.name, problem: problem ?? unreadable };
  }
}
