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
 * Leaves an element as the HTML it is until a visitor's intent asks for more, then brings it to life. A click or a
 * submission that comes before the code has arrived is replayed; when the code can't be had, HTML does its work.
 * Returns a function that wakes the island at once.
 */
export function wakeOnIntent(root: HTMLElement, { links, load }: Island): () => Promise<void> {
  let waking: Promise<void> | undefined;
  let awake = false;
  const wake = () => {
    waking ??= load()
      .then(({ mount }) => mount(root))
      .then(() => {
        awake = true;
      });
    return waking;
  };
  const replay = (event: Event, give: () => void, otherwise: () => void) => {
    event.preventDefault();
    wake().then(give, otherwise);
  };

  for (const sign of SIGNS)
    root.addEventListener(sign, () => void wake().catch(() => undefined), { once: true, passive: true });
  root.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (awake || !(form instanceof HTMLFormElement)) return;
    replay(
      event,
      () => {
        form.requestSubmit(submitter);
      },
      () => {
        form.submit();
      },
    );
  });
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element && links !== undefined ? event.target.closest(links) : null;
    if (awake || !isPlainClick(event) || !(link instanceof HTMLAnchorElement)) return;
    replay(
      event,
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
