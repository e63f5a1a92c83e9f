const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Controls with only an icon. An open `<details>` has no tooltip, because its content is in the same place. */
const CONTROL = ':is(a, button, summary)[aria-label]:has(> svg:only-child):not([open] > summary)';

export function showTooltips(): void {
  let current: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiddenAt = Number.NEGATIVE_INFINITY;

  const hide = () => {
    clearTimeout(timer);
    if (current?.hasAttribute('data-tooltip') !== true) return;
    current.removeAttribute('data-tooltip');
    hiddenAt = performance.now();
  };
  const moveTo = (control: Element | null) => {
    if (control === current) return;
    hide();
    current = control;
    if (control === null) return;
    const delay = performance.now() - hiddenAt < SKIP_DELAY_MS ? 0 : DELAY_MS;
    timer = setTimeout(() => control.setAttribute('data-tooltip', ''), delay);
  };
  const controlOf = (target: EventTarget | null) => (target instanceof Element ? target.closest(CONTROL) : null);

  addEventListener('pointerover', ({ target }) => moveTo(controlOf(target)));
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) moveTo(controlOf(target));
  });
  addEventListener('click', hide);
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  moveTo(document.querySelector(`${CONTROL}:is(:hover, :focus-visible)`));
}
