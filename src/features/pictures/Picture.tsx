import type { ComponentProps } from 'react';
import { PICTURES } from 'virtual:content-pictures';
import { sourcesOf } from './picture-sizes.ts';

type Props = Omit<ComponentProps<'img'>, 'src' | 'sizes'> & {
  src: string | undefined;
  alt: string;
  sizes: string;
};

export function Picture({ sizes, alt, ...image }: Props) {
  const { src, fetchPriority } = image;
  if (src === undefined) return null;
  const picture = PICTURES[src];
  const sources = picture === undefined ? [] : sourcesOf(src, picture);
  const plain = <img loading={fetchPriority ? undefined : 'lazy'} decoding="async" {...image} alt={alt} />;
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
