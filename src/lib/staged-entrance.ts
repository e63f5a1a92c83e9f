/** Between the entrances of two items, in milliseconds. */
const STEP = 100;

/** Whoever comes back to a page has seen it, and its scrolling back to where they were is none of theirs. */
const isFirstSight = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');

/**
 * Has the items of `[data-staged]` that enter the screen from now on do so step by step: what is in sight stays still,
 * nothing is hidden, and nothing moves for visitors who want that.
 */
export function stageEntrances(): void {
  if (!isFirstSight() || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  let isLater = false;
  const observer = new IntersectionObserver((entries) => {
    const entering = entries.filter(({ isIntersecting }) => isIntersecting);
    for (const [index, { target }] of entering.entries()) {
      observer.unobserve(target);
      if (isLater)
        target.animate(
          { translate: ['0 1.5rem', '0'] },
          { duration: 450, delay: index * STEP, easing: 'cubic-bezier(0.22, 0.8, 0.3, 1)', fill: 'backwards' },
        );
    }
    isLater = true;
  });
  for (const item of document.querySelectorAll('[data-staged] > *')) observer.observe(item);
}
