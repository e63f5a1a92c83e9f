import styles from './tooltip.css?inline';

type Box = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };

/** How near to the edge of the window a tooltip may come. */
const EDGE_PX = 4;

/** Where a tooltip's upper left corner goes: under its control, above it where there is no room, never past an edge. */
export function tooltipPlace(control: Box, tip: Size, view: Size): { left: number; top: number } {
  const centred = control.left + (control.width - tip.width) / 2;
  const below = control.top + control.height;
  return {
    left: Math.max(EDGE_PX, Math.min(centred, view.width - tip.width - EDGE_PX)),
    top: below + tip.height > view.height ? control.top - tip.height : below,
  };
}

/** Controls that show a drawing and no word. */
const CONTROLS = ':is(a, button, summary)[aria-label]:has(svg)';

const DELAY_MS = 700;
/** Whoever goes from one control to the next has waited once. */
const SKIP_MS = 300;

type Sign = 'pointer' | 'focus';

/** One tooltip for the whole page: it says what a screen reader says anyway, and so keeps silent itself. */
class Tooltip {
  readonly element = document.createElement('div');
  readonly #text = document.createElement('span');
  /** The control that is pointed at or has the focus, whether its tooltip shows, is about to, or was sent away. */
  #control: HTMLElement | undefined;
  #sign: Sign | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #leftAt = -Infinity;

  constructor() {
    this.element.className = 'tooltip';
    this.element.popover = 'manual';
    this.element.ariaHidden = 'true';
    this.element.append(this.#text);
  }

  come(control: HTMLElement, sign: Sign): void {
    if (control === this.#control) return;
    this.leave();
    this.#control = control;
    this.#sign = sign;
    const delay = performance.now() - this.#leftAt < SKIP_MS ? 0 : DELAY_MS;
    this.#timer = setTimeout(() => {
      this.#show(control);
    }, delay);
  }

  /** The pointer, or the focus, is elsewhere. */
  leave(sign = this.#sign): void {
    if (sign !== this.#sign) return;
    if (this.element.isConnected) this.#leftAt = performance.now();
    this.hide();
    this.#control = undefined;
    this.#sign = undefined;
  }

  /** Sends it away until the control is left. */
  hide(): void {
    clearTimeout(this.#timer);
    this.element.remove();
  }

  #show(control: HTMLElement): void {
    // A control may have gone with its dialog.
    if (control.getClientRects().length === 0) return;
    this.#text.textContent = control.ariaLabel;
    // Behind a modal dialog, or a menu that covers the page, nothing can be pointed at.
    (control.closest('dialog, [popover]') ?? document.body).append(this.element);
    if ('popover' in this.element) this.element.showPopover();
    this.place();
  }

  place(): void {
    if (this.#control === undefined || !this.element.isConnected) return;
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const { left, top } = tooltipPlace(
      this.#control.getBoundingClientRect(),
      { width: this.element.offsetWidth, height: this.element.offsetHeight },
      { width, height },
    );
    this.element.style.translate = `${left}px ${top}px`;
  }
}

type Listeners = { pointerover: (event: PointerEvent) => void; focusin: (event: FocusEvent) => void };

function listenersOf(tooltip: Tooltip): Listeners {
  const controlAt = (target: EventTarget | null): HTMLElement | undefined => {
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
    // The content of an unfolded control stands where its tooltip would.
    const needsName = control?.textContent.trim() === '' && !control.matches('[open] > summary');
    return needsName ? control : undefined;
  };
  return {
    pointerover: ({ pointerType, target }) => {
      // A finger presses at once what it comes upon.
      if (pointerType === 'touch' || (target instanceof Node && tooltip.element.contains(target))) return;
      const control = controlAt(target);
      if (control) tooltip.come(control, 'pointer');
      else tooltip.leave('pointer');
    },
    focusin: ({ target }) => {
      const control = controlAt(target);
      if (control?.matches(':focus-visible')) tooltip.come(control, 'focus');
    },
  };
}

function listen(tooltip: Tooltip, { pointerover, focusin }: Listeners): void {
  addEventListener('pointerover', pointerover);
  document.documentElement.addEventListener('pointerleave', () => {
    tooltip.leave('pointer');
  });
  addEventListener('focusin', focusin);
  addEventListener('focusout', () => {
    tooltip.leave('focus');
  });
  const hide = () => {
    tooltip.hide();
  };
  for (const press of ['pointerdown', 'click']) addEventListener(press, hide, true);
  // Escape still closes whatever it closes besides.
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  const place = () => {
    tooltip.place();
  };
  addEventListener('scroll', place, { capture: true, passive: true });
  addEventListener('resize', place);
}

/**
 * Shows the names of those controls, once one is pointed at or reached by a key for a while. Returns what answers to an event
 * that came before this code, if it isn't over.
 */
export function nameControls(): (event: Event) => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const tooltip = new Tooltip();
  const listeners = listenersOf(tooltip);
  listen(tooltip, listeners);
  return (event) => {
    const isOver = event.target instanceof Element && !event.target.matches(':hover, :focus-visible');
    if (isOver) return;
    if (event instanceof PointerEvent) listeners.pointerover(event);
    else if (event instanceof FocusEvent) listeners.focusin(event);
  };
}
