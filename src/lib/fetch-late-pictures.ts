declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData: boolean };
  }
}

/**
 * Fetches the pictures that a page was built with once its first screen is painted, unless the browser says that its visitor
 * saves data: whoever scrolls fast, prints the page or loses the network finds no empty place.
 */
export function fetchLatePictures(): void {
  addEventListener('load', () => {
    if (navigator.connection?.saveData === true) return;
    requestAnimationFrame(() => {
      setTimeout(() => {
        for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]'))
          picture.loading = 'eager';
      });
    });
  });
}
