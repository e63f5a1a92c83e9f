/** The first signs that a visitor is about to use an element. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'input'] as const;

/** Waits while something in `root` is pressed: a click must end on the element where it began. */
async function untilReleased(root: HTMLElement): Promise<void> {
  while (root.matches(':active')) await new Promise(requestAnimationFrame);
}

/** Fetches an island's code. */
type Load = () => Promise<{ mount: (root: HTMLElement) => Promise<void> }>;

/**
 * Leaves an element as the HTML it is until a visitor's intent asks for more, then brings it to life and marks it with
 * `data-awake`. When its code can't be had, it is asked for again by the next call. Returns a function that wakes the island
 * at once. What a visitor does meanwhile is held by hold-clicks.ts and hold-submissions.ts.
 */
export function wakeOnIntent(root: HTMLElement, load: Load): () => Promise<void> {
  let waking: Promise<void> | undefined;
  const wake = () => {
    waking ??= load()
      .then(async ({ mount }) => {
        await untilReleased(root);
        await mount(root);
      })
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
  const wakeUnasked = () => void wake().catch(() => undefined);
  for (const sign of SIGNS) root.addEventListener(sign, wakeUnasked, { once: true, passive: true });
  // On a slow network a field may be entered before this script is there.
  if (root.matches(':focus-within')) wakeUnasked();
  return wake;
}
