/** A button that looks like a link. */
export const LINK_BUTTON =
  'min-h-11 border-0 bg-transparent p-0 underline decoration-margin decoration-[0.09em] underline-offset-[0.22em] hover:decoration-[0.16em]';
