import { paths } from '#src/site/paths.ts';

type Props = { name: string; className?: string };

/** The `stroke` attribute draws a symbol of `public/icons.svg` even without style sheets. */
export const Icon = ({ name, className }: Props) => (
  <svg className={['icon', className].join(' ').trim()} stroke="currentColor" aria-hidden="true">
    <use href={`${paths.icons}#${name}`} />
  </svg>
);
