const IDENTITY = ['id', 'name', 'href', 'type'];

export const replacementIn = (root: HTMLElement, former: Element): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(former.localName)].find((element) =>
    IDENTITY.every((attribute) => element.getAttribute(attribute) === former.getAttribute(attribute)),
  );

const INTENT = ['pointerover', 'pointerdown', 'focusin', 'input'] as const;

function watchPresses(root: HTMLElement): () => Promise<void> {
  let isClicked = false;
  for (const name of ['pointerdown', 'click'])
    root.addEventListener(name, () => (isClicked = name === 'click'), { capture: true, passive: true });
  return async () => {
    // Firefox keeps `:active` after a touch, so a click also ends the press.
    while (!isClicked && root.matches(':active')) await new Promise(requestAnimationFrame);
  };
}

type Load = () => Promise<{ mount: (root: HTMLElement) => Promise<void> }>;

const MAX_WAIT_MS = 3000;

type ModifierKeys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

export const isForBrowser = ({ metaKey, ctrlKey, shiftKey, altKey }: ModifierKeys) =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Holds clicks and submissions. Repeats them on the island, or on the built HTML if the island fails or is late. */
function holdUntilMounted(root: HTMLElement, wake: () => Promise<void>, ownLinks: string | undefined): void {
  const held = new Map<Element, HTMLElement | null>();
  let isRepeating = false;

  const replacementOf = (former: Element) =>
    former.isConnected ? (former as HTMLElement) : replacementIn(root, former);

  const repeatAll = () => {
    isRepeating = true;
    // Finds every replacement before the first click, because each choice changes the URLs of the other links.
    const replacements = [...held].map(
      ([former, button]) => [replacementOf(former), button && replacementOf(button)] as const,
    );
    held.clear();
    for (const [replacement, button] of replacements) {
      if (replacement instanceof HTMLFormElement) replacement.requestSubmit(button);
      else replacement?.click();
    }
    isRepeating = false;
  };

  const hold = (event: Event) => {
    const { target } = event;
    // A new click waits behind held clicks, even if the island is mounted, to keep the order.
    const isIslandReady = root.dataset.awake !== undefined && held.size === 0;
    if (isRepeating || isIslandReady || !(target instanceof Element)) return;
    const isSubmission = event instanceof SubmitEvent;
    const link = ownLinks === undefined ? null : target.closest(ownLinks);
    const element = isSubmission ? target : link;
    if (element === null || (!isSubmission && isForBrowser(event as MouseEvent))) return;
    event.preventDefault();
    // React may already listen while styles load, and would handle both this event and its repetition.
    event.stopPropagation();
    const isFirst = held.size === 0;
    held.delete(element);
    held.set(element, isSubmission ? event.submitter : null);
    if (!isFirst) return;
    const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
    // Repeat in a new task: a form ignores `requestSubmit` while its submit event is dispatched.
    void Promise.race([wake().catch(() => undefined), timeout]).then(() => setTimeout(repeatAll));
  };
  for (const name of ['click', 'submit']) root.addEventListener(name, hold, { capture: true });
  // After Back or Forward, held clicks no longer apply.
  addEventListener('popstate', () => held.clear());
}

const INTERACTIONS = ['scroll', 'pointerdown', 'keydown'] as const;

function loadWhenNear(root: HTMLElement, load: Load): void {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  if (saveData || effectiveType.includes('2g')) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // Ignore failures: the tap that wakes the island loads it again.
      load().catch(() => undefined);
    },
    { rootMargin: '50% 0px' },
  );
  const watch = () => observer.observe(root);
  for (const event of INTERACTIONS) addEventListener(event, watch, { once: true, passive: true });
}

/** `ownLinks` selects the links that the island handles. Returns a function that wakes the island at once. */
export function wakeOnIntent(root: HTMLElement, load: Load, ownLinks?: string): () => Promise<void> {
  const untilReleased = watchPresses(root);
  let waking: Promise<void> | undefined;
  const start = async () => {
    try {
      const { mount } = await load();
      await untilReleased();
      await mount(root);
      root.dataset.awake = '';
    } catch (error) {
      waking = undefined;
      throw error;
    }
  };
  const wake = () => (waking ??= start());
  const tryToWake = () => void wake().catch(() => undefined);
  for (const event of INTENT) root.addEventListener(event, tryToWake, { once: true, passive: true });
  // On a slow network a field may be focused before this script runs.
  if (root.matches(':focus-within')) tryToWake();
  holdUntilMounted(root, wake, ownLinks);
  loadWhenNear(root, load);
  return wake;
}
