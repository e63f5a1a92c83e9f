/** Shows or hides the built results in a place. Results of an island have `data-live`. */
export function toggleStaticResults(place: HTMLElement, visible: boolean): void {
  for (const child of place.children)
    if (child instanceof HTMLElement && child.dataset.live === undefined) child.hidden = !visible;
}
