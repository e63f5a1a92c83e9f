/// <reference types="astro/client" />

// Only an interface can extend `Navigator`.
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions
interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

declare module 'virtual:content-pictures' {
  import type { Picture } from '#src/features/pictures/picture-sizes.ts';

  export const PICTURES: Readonly<Record<string, Picture>>;
}

/** The type of components for `tsc`, which does not read .astro files. `astro check` checks the props. */
declare module '*.astro' {
  import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

  const component: AstroComponentFactory;
  export default component;
}

declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'truetype';
    keepFeatures?: string[];
    noHinting?: boolean;
    dropTables?: string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
  };
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
