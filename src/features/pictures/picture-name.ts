import { slugify } from '#src/lib/french-text.ts';
import type { PublishedKind } from './picture-kind.ts';

const EXTENSIONS: Readonly<Record<PublishedKind, readonly [usual: string, ...others: string[]]>> = {
  svg: ['svg'],
  png: ['png'],
  jpg: ['jpg', 'jpeg'],
  webp: ['webp'],
  avif: ['avif'],
};

const extensionOf = (name: string): string => /\.([^.]*)$/.exec(name)?.[1] ?? '';

/** Whether a file's name says what its bytes are: `photo.jpeg` for a JPEG. */
export const isNamedAs = (name: string, kind: PublishedKind): boolean => EXTENSIONS[kind].includes(extensionOf(name));

/**
 * The name under which a picture is kept, which says what it is and holds in an address:
 * `Capture d’écran 2026-11-22 à 10.10.10.JPG` becomes `capture-d-ecran-2026-11-22-a-10-10-10.jpg`.
 */
export function pictureName(name: string, kind: PublishedKind): string {
  const base = name.replace(/\.[A-Za-z0-9]{1,5}$/, '').replaceAll(/[._]+/g, ' ');
  return `${slugify(base) || 'image'}.${EXTENSIONS[kind][0]}`;
}

/** How to mend the address of a picture whose name holds accents, capitals or spaces; none where it holds nothing of the kind. */
export function renaming(address: string): string | undefined {
  const name = address.replace(/^.*\//, '');
  const folders = address.slice(0, -name.length).split('/').map(slugify).join('/');
  const kinds = Object.keys(EXTENSIONS) as PublishedKind[];
  const kind = kinds.find((one) => EXTENSIONS[one].includes(extensionOf(name).toLowerCase()));
  if (kind === undefined) return undefined;
  const proposal = pictureName(name, kind);
  return `renommez le fichier « ${name} » en ${proposal}, puis écrivez ici ${folders}${proposal}`;
}
