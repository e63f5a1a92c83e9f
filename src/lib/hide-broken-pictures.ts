function hide(picture: unknown): void {
  // One that says something stays: the browser writes its words in its place.
  if (picture instanceof HTMLImageElement && !picture.alt) picture.style.visibility = 'hidden';
}

/** Leaves empty the place of a picture that could not be had, before this ran or after; what lies behind it is seen. */
export function hideBrokenPictures(): void {
  addEventListener(
    'error',
    ({ target }) => {
      hide(target);
    },
    true,
  );
  for (const picture of document.images) if (picture.complete && !picture.naturalWidth) hide(picture);
}
