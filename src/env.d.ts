/// <reference types="astro/client" />

declare module 'virtual:editor-pictures' {
  import type { Picture } from '#src/features/pictures/picture-sizes.ts';

  /** The pictures of `content/images` that have sizes: `src/integrations/editor-pictures.ts` tells of them. */
  export const PICTURES: Readonly<Partial<Record<string, Picture>>>;
}

/** What TypeScript alone knows of a component; `astro check` knows its properties. */
declare module '*.astro' {
  import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

  const component: AstroComponentFactory;
  export default component;
}
