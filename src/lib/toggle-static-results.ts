/** Shows or hides what the build put in a place that an island draws in too; its own results carry `data-live`. */
export function toggleStaticResults(place: HTMLElement, visible: boolean): void {
  for (const child of place.children)
    if (child instanceof HTMLElement && child.dataset.live === undefined) child.hidden = !visible;
}
