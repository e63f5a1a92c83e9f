/** Shows or hides the built results in `place`. Skips results of an island, which have `data-live`. */
export function toggleStaticResults(place: HTMLElement, visible: boolean): void {
  for (const child of place.children)
    if (child instanceof HTMLElement && child.dataset.live === undefined) child.hidden = !visible;
}
