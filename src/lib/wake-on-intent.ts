/** Events that show that a visitor is about to use an element. */
const INTENT = ['pointerover', 'pointerdown', 'focusin', 'input'] as const;

/** Waits until nothing in `root` is pressed: a click must end on the element where it began. */
async function untilReleased(root: HTMLElement): Promise<void> {
  while (root.matches(':active')) await new Promise(requestAnimationFrame);
}

type Load = () => Promise<{ mount: (root: HTMLElement) => Promise<void> }>;

/**
 * Leaves an element as built HTML until the visitor shows intent, then mounts its island and sets `data-awake`. When the code
 * can't be loaded, the next call tries again. Returns a function that wakes the island at once.
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
  for (const event of INTENT) root.addEventListener(event, wakeUnasked, { once: true, passive: true });
  // On a slow network a field may be focused before this script runs.
  if (root.matches(':focus-within')) wakeUnasked();
  return wake;
}
