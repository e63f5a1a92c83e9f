import type { ComponentProps } from 'react';
import { PICTURES } from 'virtual:editor-pictures';
import { sourcesOf } from './picture-sizes.ts';

type Props = Omit<ComponentProps<'img'>, 'src' | 'sizes'> & {
  /** The address that content gives, or that of a drawing of ours; without one, nothing is shown. */
  src: string | undefined;
  alt: string;
  /** How wide it is shown: the browser chooses among its sizes by it. */
  sizes: string;
};

/** A picture of an editor's in its sizes and formats, anything else as it is; the same in the built page and in islands. */
export function Picture({ sizes, alt, ...image }: Props) {
  const { src } = image;
  if (src === undefined) return null;
  const picture = PICTURES[src];
  const sources = picture === undefined ? [] : sourcesOf(src, picture);
  const plain = <img {...image} alt={alt} />;
  if (sources.length === 0) return plain;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {plain}
    </picture>
  );
}
