import { paths } from '#src/site/paths.ts';

type Props = { name: string; className?: string };

/** A symbol of `public/icons.svg`. `stroke` draws it even without style sheets. */
export const Icon = ({ name, className }: Props) => (
  <svg className={['icon', className].join(' ').trim()} stroke="currentColor" aria-hidden="true">
    <use href={`${paths.icons}#${name}`} />
  </svg>
);
