export function toggleBuiltResults(container: HTMLElement, visible: boolean): void {
  for (const child of container.children)
    if (child instanceof HTMLElement && child.dataset.fromIsland === undefined) child.hidden = !visible;
}
