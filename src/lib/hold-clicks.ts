const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Holds a click on a link of an island that sleeps, wakes it and clicks again, so that the island answers in place. When its
 * code can't be had, the link leads where it leads.
 */
export function holdClicks(root: HTMLElement, wake: () => Promise<void>, links = 'a'): void {
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest(links) : null;
    if (root.dataset.awake !== undefined || !isPlainClick(event) || !(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    // React, which may be listening already, would answer as well: a choice made twice is none.
    event.stopImmediatePropagation();
    wake().then(
      () => {
        // React may have rebuilt the links.
        const sameLink = () => root.querySelector<HTMLAnchorElement>(`a[href="${link.getAttribute('href') ?? ''}"]`);
        (link.isConnected ? link : sameLink())?.click();
      },
      () => {
        location.assign(link.href);
      },
    );
  });
}
