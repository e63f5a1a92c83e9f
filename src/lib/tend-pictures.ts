import { afterFirstPaint } from './after-first-paint.ts';

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData: boolean };
  }
}

function hide(picture: unknown): void {
  // One that says something stays: the browser writes its words in its place.
  if (picture instanceof HTMLImageElement && !picture.alt) picture.style.visibility = 'hidden';
}

/**
 * Fetches the pictures that a page was built with once its first screen is painted, unless the browser says that its visitor
 * saves data: whoever scrolls fast, prints the page or loses the network finds no empty place. Where a picture cannot be
 * had, no sign of the browser's stands in its place but what lies behind it: a member's initials.
 */
export function tendPictures(): void {
  addEventListener(
    'error',
    ({ target }) => {
      hide(target);
    },
    true,
  );
  addEventListener('load', () => {
    afterFirstPaint(() => {
      for (const picture of document.images) {
        // It failed before this ran.
        if (picture.complete && !picture.naturalWidth) hide(picture);
        if (!navigator.connection?.saveData) picture.loading = 'eager';
      }
    });
  });
}
