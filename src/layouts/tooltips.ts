/** Icon controls. The content of an open `<details>` would be under its tooltip. */
const CONTROLS = ':is(a, button, summary)[aria-label]:has(svg):not([open] > summary)';
const DELAY_MS = 700;
/** Within this time after a tooltip, the next one shows at once. */
const SKIP_MS = 300;
/** The least distance from the edge of the window. */
const EDGE_PX = 4;

/** The tooltip of the page, hidden from screen readers, which read the `aria-label` already. */
const tooltip = document.createElement('div');
tooltip.className = 'tooltip';
tooltip.popover = 'hint';
tooltip.ariaHidden = 'true';
const text = document.createElement('span');
tooltip.append(text);

let control: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let closedAt = -Infinity;

const controlAt = (target: EventTarget | null): HTMLElement | undefined => {
  const found = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
  return found?.textContent.trim() === '' ? found : undefined;
};

/** Places the tooltip under its control, or above it. */
function place(): void {
  if (control === undefined || !tooltip.isConnected) return;
  const { left, top, bottom, width } = control.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight } = tooltip;
  const x = Math.max(EDGE_PX, Math.min(left + (width - offsetWidth) / 2, clientWidth - offsetWidth - EDGE_PX));
  const y = bottom + offsetHeight > clientHeight ? top - offsetHeight : bottom;
  tooltip.style.translate = `${x}px ${y}px`;
}

function show(): void {
  // The control may be hidden by now.
  if (control === undefined || control.getClientRects().length === 0) return;
  text.textContent = control.ariaLabel;
  // Everything outside an open dialog or menu is inert.
  (control.closest('dialog, [popover]') ?? document.body).append(tooltip);
  if ('showPopover' in tooltip) tooltip.showPopover();
  place();
}

function hide(): void {
  clearTimeout(timer);
  if (tooltip.isConnected) closedAt = performance.now();
  tooltip.remove();
}

function setControl(next: HTMLElement | undefined): void {
  if (next === control) return;
  hide();
  control = next;
  if (next) timer = setTimeout(show, performance.now() - closedAt < SKIP_MS ? 0 : DELAY_MS);
}

const leave = () => {
  setControl(undefined);
};

/** Shows the name of an icon control on hover or keyboard focus, after a delay. */
export function addTooltips(): void {
  addEventListener('pointerover', ({ pointerType, target }) => {
    // The pointer may move onto the tooltip: WCAG 1.4.13.
    const isTooltip = target instanceof Node && tooltip.contains(target);
    if (pointerType !== 'touch' && !isTooltip) setControl(controlAt(target));
  });
  document.documentElement.addEventListener('pointerleave', leave);
  addEventListener('focusin', ({ target }) => {
    const focused = controlAt(target);
    if (focused?.matches(':focus-visible')) setControl(focused);
  });
  addEventListener('focusout', leave);
  for (const press of ['pointerdown', 'click']) addEventListener(press, hide, true);
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  addEventListener('scroll', place, { capture: true, passive: true });
  // A control may have been reached before this code was loaded.
  setControl(controlAt(document.querySelector(`${CONTROLS}:is(:hover, :focus-visible)`)));
}
