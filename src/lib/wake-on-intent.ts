/** The first signs that a visitor is about to use an element. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'input'] as const;

type Island = {
  /** Links that the island handles itself once awake; until then their click is held, then given back. */
  links?: string;
  /** Fetches the island's code. */
  load: () => Promise<{ mount: (root: HTMLElement) => Promise<void> }>;
};

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Leaves an element as the HTML it is until a visitor's intent asks for more, then brings it to life and marks it with
 * `data-awake`. A click on a link that comes before the code has arrived is replayed; when the code can't be had, HTML does
 * its work, and the next sign asks for it again. Returns a function that wakes the island at once. What is submitted too
 * early is held by hold-submissions.ts.
 */
export function wakeOnIntent(root: HTMLElement, { links, load }: Island): () => Promise<void> {
  let waking: Promise<void> | undefined;
  const wake = () => {
    waking ??= load()
      .then(({ mount }) => mount(root))
      .then(
        () => {
          root.dataset.awake = '';
        },
        (error: unknown) => {
          waking = undefined;
          throw error;
        },
      );
    return waking;
  };

  for (const sign of SIGNS)
    root.addEventListener(sign, () => void wake().catch(() => undefined), { once: true, passive: true });
  if (links !== undefined)
    root.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest(links) : null;
      if (root.dataset.awake !== undefined || !isPlainClick(event) || !(link instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      wake().then(
        () => {
          link.click();
        },
        () => {
          location.assign(link.href);
        },
      );
    });
  return wake;
}
